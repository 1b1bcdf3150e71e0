import * as z from 'zod/mini';
import { Property } from '#contract/property/property.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';

/** The limit of `contract/endpoints/kept-homes.ts`, which loads later. */
export const MAX_KEPT_HOMES = 100;

const KeptHome = z.object({
  /** The id of the property. */
  id: z.string(),
  /** In milliseconds since 1970. */
  keptAt: z.number(),
  /** As it was when it was kept. */
  property: Property,
  /** The accounts to which it was added, see `accountKey`. */
  addedTo: z.array(z.string()),
});
export type KeptHome = z.infer<typeof KeptHome>;

/** The homes that a visitor keeps without an account. */
export const shortlist = createDeviceStore({
  name: 'shortlist',
  schema: KeptHome,
  version: 1,
  limit: MAX_KEPT_HOMES,
});
