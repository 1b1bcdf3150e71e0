import { useQuery } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import { savedPropertyQueries } from '#src/features/properties/saved/saved-property-queries.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { useSession } from '#src/lib/session.ts';

export interface ShownHome {
  id: string;
  /** As it was when it was kept, or as the account has it. */
  property: Property;
  /** For a signed-in visitor, whose account does not have it. */
  isOnlyOnDevice: boolean;
}

/** The homes of the shortlist: those on this device, then those that only the account has. */
export function useShownHomes() {
  const device = useDeviceStore(shortlist);
  const { items } = device;
  const isSignedIn = useSession() !== null;
  const account = useQuery({ ...savedPropertyQueries.list(), enabled: isSignedIn });
  const saved = (isSignedIn && account.data) || [];
  const homes: ShownHome[] = [
    ...items.map(({ id, property }) => ({
      id,
      property,
      isOnlyOnDevice: account.isSuccess && saved.every(({ _id }) => _id !== id),
    })),
    ...saved
      .filter(({ _id }) => items.every(({ id }) => id !== _id))
      .map((property) => ({ id: property._id, property, isOnlyOnDevice: false })),
  ];
  return { device, homes, account };
}
