import { createContext } from 'react';
import type { Property } from '#contract/property/property.ts';
import type { FieldChange } from './inline/field-change.ts';

interface PropertyTableActions {
  /** Opens the panel of a property. */
  open: (property: Property) => void;
  /** Saves one field in place. */
  change: (property: Property, change: FieldChange) => void;
  statuses: readonly string[];
}

/** The actions of the cells and the panel on a property. */
export const PropertyTableActions = createContext<PropertyTableActions>({
  open: () => {},
  change: () => {},
  statuses: [],
});
