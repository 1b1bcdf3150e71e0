import { createContext } from 'react';
import type { Property } from '#contract/property.ts';
import type { FieldChange } from './inline/field-change.ts';

interface PropertyTableActions {
  /** Opens the panel of a property. */
  open: (property: Property) => void;
  /** Saves one field in place. */
  change: (property: Property, change: FieldChange) => void;
  statuses: readonly string[];
}

/** What the cells of the table and the panel do with a property. */
export const PropertyTableActions = createContext<PropertyTableActions>({
  open: () => {},
  change: () => {},
  statuses: [],
});
