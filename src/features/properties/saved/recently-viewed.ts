import * as z from 'zod/mini';
import { Property } from '#contract/property/property.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';
import { snapshotOf } from './shortlist/kept-home.ts';

const MAX_VIEWED = 20;

/** The properties whose pages were opened on this device, the last one first. */
export const recentlyViewed = createDeviceStore({
  name: 'recently-viewed',
  schema: z.object({
    /** The id of the property. */
    id: z.string(),
    /** As it was when it was viewed. */
    property: Property,
  }),
  version: 1,
  limit: MAX_VIEWED,
});

export function rememberView(property: Property): Promise<void> {
  return recentlyViewed.put({ id: property._id, property: snapshotOf(property) });
}
