import { useState } from 'react';
import type { Property } from '#contract/property/property.ts';

export type Selection = ReturnType<typeof useSelection>;

/** The selected properties across all pages; those in `shown` are returned in their latest form. */
export function useSelection(shown: readonly Property[]) {
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
    /** In the order in which they were selected. */
    properties: [...selected.values()].map((property) => latest.get(property._id) ?? property),
    size: selected.size,
    has: ({ _id }: Pick<Property, '_id'>) => selected.has(_id),
    set: (properties: readonly Property[], isSelected: boolean) =>
      change((after) => {
        for (const property of properties) {
          if (isSelected) after.set(property._id, property);
          else after.delete(property._id);
        }
      }),
    /** Replaces those of the changed properties that are selected. */
    refresh: (changed: readonly Property[]) =>
      change((after) => {
        for (const property of changed) {
          if (after.has(property._id)) after.set(property._id, property);
        }
      }),
    clear: () => setSelected(new Map()),
  };
}
