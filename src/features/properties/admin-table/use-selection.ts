import { useCallback, useState } from 'react';
import type { Property } from '#contract/property.ts';

export interface Selection {
  /** In the order in which they were selected. */
  properties: readonly Property[];
  size: number;
  has: (property: Pick<Property, '_id'>) => boolean;
  set: (properties: readonly Property[], isSelected: boolean) => void;
  /** Takes over what has changed of those that are selected. */
  refresh: (changed: readonly Property[]) => void;
  clear: () => void;
}

/** Selected properties, kept whichever page of the table is shown; as `shown` has them, if it does. */
export function useSelection(shown: readonly Property[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, Property>>(new Map());
  // The same at each drawing, so that rows which no tick changes are not drawn anew.
  const set = useCallback<Selection['set']>((properties, isSelected) => {
    setSelected((before) => {
      const after = new Map(before);
      for (const property of properties) {
        if (isSelected) after.set(property._id, property);
        else after.delete(property._id);
      }
      return after;
    });
  }, []);
  const latest = new Map(shown.map((property) => [property._id, property]));

  return {
    properties: [...selected.values()].map((property) => latest.get(property._id) ?? property),
    size: selected.size,
    has: ({ _id }) => selected.has(_id),
    set,
    refresh(changed) {
      setSelected((before) => {
        const after = new Map(before);
        for (const property of changed)
          if (before.has(property._id)) after.set(property._id, property);
        return after;
      });
    },
    clear: () => setSelected(new Map()),
  };
}
