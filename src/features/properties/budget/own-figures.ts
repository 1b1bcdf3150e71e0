import * as z from 'zod/mini';
import type { OwnFigures } from '#contract/rules/purchase-cost.ts';
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

/** The costs that the visitor typed for a home. */
const OwnCosts = z.object({
  id: z.string(),
  propertyId: z.string(),
  agencyPercent: percent,
  legalBasis: z.optional(z.enum(['scale', 'agreed', 'own'])),
  legalFee: amount,
  assessedValue: amount,
  consent: amount,
  survey: amount,
  search: amount,
});
type OwnCosts = z.infer<typeof OwnCosts>;

/** What the visitor can pay: naira and years. */
const OwnMeans = z.object({
  id: z.literal('means'),
  income: amount,
  savings: amount,
  age: figure(18, 80),
});
type OwnMeans = z.infer<typeof OwnMeans>;

const OwnCurrency = z.object({
  id: z.literal('currency'),
  sign: z.enum(['$', '£', '€']),
  /** Naira for one unit, as the visitor typed it. */
  rate: z.number().check(z.gt(0), z.lte(1e9)),
  /** When it was typed: YYYY-MM-DD in Lagos. */
  day: z.string(),
});
export type OwnCurrency = z.infer<typeof OwnCurrency>;

const OwnFigure = z.union([OwnMeans, OwnCurrency, OwnCosts]);
type OwnFigure = z.infer<typeof OwnFigure>;

/** Amounts in naira. The means, the currency and the costs of 100 homes. */
export const ownFigures = createDeviceStore<OwnFigure>({
  name: 'own-figures',
  schema: OwnFigure,
  version: 1,
  limit: 102,
});

/** The costs that the visitor typed for any home, the last typed first. */
export function ownCostsIn({ items }: Kept<OwnFigure>): OwnCosts[] {
  return items.filter(isCosts);
}

/** What the visitor typed for this home. */
export function ownCostsOf(propertyId: string, kept: Kept<OwnFigure>): OwnCosts | undefined {
  return ownCostsIn(kept).find((costs) => costs.propertyId === propertyId);
}

/** Keeps the costs of a home in place of its earlier ones, or none. */
export function keepCosts(propertyId: string, own: OwnFigures | undefined) {
  const costs = own ? [{ id: `costs-${propertyId}`, propertyId, ...own }] : [];
  return ownFigures.update((items) => {
    const others = items.filter((item) => !isCosts(item) || item.propertyId !== propertyId);
    // The limit drops the last items: never the means or the currency.
    return [...others.filter((item) => !isCosts(item)), ...costs, ...others.filter(isCosts)];
  });
}

export function ownMeansIn({ items }: Kept<OwnFigure>) {
  return items.find((item): item is OwnMeans => item.id === 'means');
}

export function ownCurrencyIn({ items }: Kept<OwnFigure>) {
  return items.find((item): item is OwnCurrency => item.id === 'currency');
}

function isCosts(item: OwnFigure): item is OwnCosts {
  return 'propertyId' in item;
}
