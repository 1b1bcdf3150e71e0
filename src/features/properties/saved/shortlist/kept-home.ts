import { type Property, shownPrice } from '#contract/property/property.ts';
import type { KeptHome } from './shortlist-store.ts';

export function keptHome(property: Property): KeptHome {
  return {
    id: property._id,
    keptAt: Date.now(),
    property: snapshotOf(property),
    addedTo: [],
  };
}

/** What a card shows, with one photo, and without a price that visitors do not see. */
export function snapshotOf(property: Property): Property {
  return {
    ...property,
    price: shownPrice(property),
    description: null,
    images: property.images?.slice(0, 1),
    imageDetails: property.imageDetails?.slice(0, 1),
  };
}
