import * as z from 'zod/mini';
import type { Kept } from '#src/lib/device/device-storage.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';

const amount = z.optional(z.number().check(z.gte(0), z.lte(1e12)));
const percent = z.optional(z.number().check(z.gte(0), z.lte(100)));

/** The costs that the visitor typed for the home with them last. */
const OwnCosts = z.object({
  id: z.literal('costs'),
  propertyId: z.string(),
  agencyPercent: percent,
  legalBasis: z.optional(z.enum(['scale', 'agreed', 'own'])),
  legalFee: amount,
  assessedValue: amount,
  consent: amount,
  survey: amount,
  search: amount,
});

const OwnFigure = z.discriminatedUnion('id', [OwnCosts]);
type OwnFigure = z.infer<typeof OwnFigure>;

/** Amounts in naira. */
export const ownFigures = createDeviceStore<OwnFigure>({
  name: 'own-figures',
  schema: OwnFigure,
  version: 1,
  limit: 10,
});

export function ownCostsIn({ items }: Kept<OwnFigure>) {
  return items.find(({ id }) => id === 'costs');
}
