import { type Property, shownPrice } from '#contract/property/property.ts';
import {
  type OwnFigures,
  type PurchaseCost,
  purchaseCost,
  type Registry,
  registryOf,
} from '#contract/rules/purchase-cost.ts';

export interface HomeCost extends PurchaseCost {
  price: number;
  registry: Registry;
}

/** What a home costs in all; null if its price is not shown. */
export function homeCost(property: Property, own?: OwnFigures): HomeCost | null {
  const price = shownPrice(property);
  if (price === null) return null;
  const { papers, papersKind } = property.checks ?? {};
  const registry = registryOf({ location: property.location, papers: papersKind ?? papers });
  const isLand = property.type === 'Land';
  return { ...purchaseCost(price, { registry, isLand }, own), price, registry };
}
