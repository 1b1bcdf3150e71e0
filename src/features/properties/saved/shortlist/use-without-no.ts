import type { Property } from '#contract/property/property.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { homeNotes, listingChoices } from './notes-store.ts';

/** The homes that the visitor said no to are left out of `shown` if they chose that. */
export function useWithoutNo(properties: readonly Property[]) {
  const { items } = useDeviceStore(homeNotes);
  const isHiding = useDeviceStore(listingChoices).items.length > 0;
  const noIds = new Set(items.filter(({ verdict }) => verdict === 'no').map(({ id }) => id));
  const shown = properties.filter(({ _id }) => !isHiding || !noIds.has(_id));
  return { hasNo: noIds.size > 0, isHiding, shown, hiddenCount: properties.length - shown.length };
}
