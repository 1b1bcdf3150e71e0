import * as z from 'zod/mini';
import type { Property } from '#contract/property/property.ts';
import { createDeviceStore, useDeviceStore } from '#src/lib/device-store.ts';

export const MAX_NOTE_LENGTH = 1000;

export const verdicts = ['yes', 'maybe', 'no'] as const;

const HomeNote = z.object({
  /** The id of the property. */
  id: z.string(),
  text: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
  verdict: z.nullable(z.enum(verdicts)),
});
export type HomeNote = z.infer<typeof HomeNote>;

/** What a visitor thinks of homes, in an account or without one. It never leaves the device. */
export const homeNotes = createDeviceStore({
  name: 'notes',
  schema: HomeNote,
  version: 1,
  limit: 300,
});

const HIDES_NO = 'hides-no';

/** Choices for the listings, each present or not. */
const listingChoices = createDeviceStore({
  name: 'listing-choices',
  schema: z.object({ id: z.literal(HIDES_NO) }),
  version: 1,
  limit: 1,
});

export function setHidesNo(isHiding: boolean): Promise<void> {
  return isHiding ? listingChoices.put({ id: HIDES_NO }) : listingChoices.remove(HIDES_NO);
}

/** The homes that the visitor said no to are left out of `shown` if they chose that. */
export function useWithoutNo(properties: Property[]) {
  const { items } = useDeviceStore(homeNotes);
  const isHiding = useDeviceStore(listingChoices).items.length > 0;
  const noIds = new Set(items.filter(({ verdict }) => verdict === 'no').map(({ id }) => id));
  const others = properties.filter(({ _id }) => !noIds.has(_id));
  const noCount = properties.length - others.length;
  return { isHiding, noCount, shown: isHiding ? others : properties };
}
