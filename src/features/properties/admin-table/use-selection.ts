import { useState } from 'react';
import type { Property } from '#contract/property.ts';

export interface Selection {
  /** In the order in which they were selected. */
  properties: readonly Property[];
  size: number;
  has: (property: Pick<Property, '_id'>) => boolean;
  set: (properties: readonly Property[], isSelected: boolean) => void;
  /** Replaces those of the changed properties that are selected. */
  refresh: (changed: readonly Property[]) => void;
  clear: () => void;
}

/** The selected properties across all pages; those in `shown` are returned in their latest form. */
export function useSelection(shown: readonly Property[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, Property>>(new Map());

  function change(update: (after: Map<string, Property>) => void) {
    setSelected((before) => {
      const after = new Map(before);
      update(after);
      return after;
    });
  }

  const latest = new Map(shown.map((property) => [property._id, property]));
  return {
    properties: [...selected.values()].map((property) => latest.get(property._id) ?? property),
    size: selected.size,
    has: ({ _id }) => selected.has(_id),
    set: (properties, isSelected) =>
      change((after) => {
        for (const property of properties) {
          if (isSelected) after.set(property._id, property);
          else after.delete(property._id);
        }
      }),
    refresh: (changed) =>
      change((after) => {
        for (const property of changed) {
          if (after.has(property._id)) after.set(property._id, property);
        }
      }),
    clear: () => setSelected(new Map()),
  };
}
