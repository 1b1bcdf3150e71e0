import * as z from 'zod/mini';
import type { Kept } from '#src/lib/device/device-storage.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';

/** In naira. */
export const MAX_AMOUNT = 1e12;

/** A figure out of bounds is not given; the others of its record stay. */
function figure(min: number, max: number) {
  return z.catch(z.optional(z.number().check(z.gte(min), z.lte(max))), undefined);
}

const amount = figure(0, MAX_AMOUNT);
const percent = figure(0, 100);

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

/** What the visitor can pay: naira and years. */
const OwnMeans = z.object({
  id: z.literal('means'),
  income: amount,
  savings: amount,
  age: figure(18, 80),
});

const OwnCurrency = z.object({
  id: z.literal('currency'),
  sign: z.enum(['$', '£', '€']),
  /** Naira for one unit, as the visitor typed it. */
  rate: z.number().check(z.gt(0), z.lte(1e9)),
  /** When it was typed: YYYY-MM-DD in Lagos. */
  day: z.string(),
});
export type OwnCurrency = z.infer<typeof OwnCurrency>;

const OwnFigure = z.union([OwnCosts, OwnMeans, OwnCurrency]);
type OwnFigure = z.infer<typeof OwnFigure>;

/** Amounts in naira. */
export const ownFigures = createDeviceStore<OwnFigure>({
  name: 'own-figures',
  schema: OwnFigure,
  version: 1,
  limit: 10,
});

export function ownCostsIn({ items }: Kept<OwnFigure>) {
  return items.find((figure) => figure.id === 'costs');
}

/** What the visitor typed for this home. */
export function ownCostsOf(propertyId: string, kept: Kept<OwnFigure>) {
  const costs = ownCostsIn(kept);
  return costs?.propertyId === propertyId ? costs : undefined;
}

export function ownMeansIn({ items }: Kept<OwnFigure>) {
  return items.find((figure) => figure.id === 'means');
}

export function ownCurrencyIn({ items }: Kept<OwnFigure>) {
  return items.find((figure) => figure.id === 'currency');
}
