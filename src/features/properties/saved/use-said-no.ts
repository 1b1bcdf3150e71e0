import type { Property } from '#contract/property/property.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { homeNotes, listingChoices } from './shortlist/notes-store.ts';

/** The homes that the visitor did not say no to, if those are hidden. */
export function useSaidNo(properties: Property[]) {
  const { items } = useDeviceStore(homeNotes);
  const isHiding = useDeviceStore(listingChoices).items.length > 0;
  const noIds = new Set(items.filter(({ verdict }) => verdict === 'no').map(({ id }) => id));
  return {
    hasNo: noIds.size > 0,
    shown: isHiding ? properties.filter(({ _id }) => !noIds.has(_id)) : properties,
  };
}
