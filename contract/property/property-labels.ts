import { formatNumber } from '#contract/rules/format-number.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import {
  askingPrice,
  coordinatesOf,
  type DevelopmentDetails,
  isDevelopment,
  type Property,
  shownPrice,
} from './property.ts';

export const CONTACT_SUPPORT = 'Contact Support';
const PRICE_ON_REQUEST = 'Price on request';
const REFERENCE_LENGTH = 8;

/** The reference: the propertyId, else the first 8 characters of the id in upper case. */
export function propertyReference({ propertyId, _id }: Pick<Property, 'propertyId' | '_id'>) {
  return propertyId?.trim() || _id.slice(0, REFERENCE_LENGTH).toUpperCase();
}

/** The status, or the label of a missing one. */
export function displayedStatus({ status }: { status?: string | null | undefined }): string {
  return status?.trim() || 'Available';
}

/** The price in naira, or the label shown instead. */
export function priceLabel(property: Pick<Property, 'price' | 'status' | 'type'>): string {
  if (isDevelopment(property)) return CONTACT_SUPPORT;
  const price = askingPrice(property);
  return price === null ? PRICE_ON_REQUEST : formatNaira(price);
}

/** The address; null if the location is a point or missing. */
export function addressOf({ location }: Pick<Property, 'location'>): string | null {
  return coordinatesOf(location) ? null : location.trim() || null;
}

/** '1 bedroom', '3 bedrooms'; null if the number is missing or 0, as for land. */
export function bedroomsLabel({ features }: Pick<Property, 'features'>): string | null {
  return countLabel(features?.bedrooms, 'bedroom');
}

export function bathroomsLabel({ features }: Pick<Property, 'features'>): string | null {
  return countLabel(features?.bathrooms, 'bathroom');
}

/** '24 homes'; null if the number is missing. */
export function homesLabel({ homes }: DevelopmentDetails): string | null {
  return countLabel(homes, 'home');
}

/** '1,200 sqm'; null if the area is missing or 0. */
export function areaLabel({ features }: Pick<Property, 'features'>): string | null {
  const areaSqm = features?.squareFootage;
  return areaSqm && areaSqm > 0 ? `${formatNumber(areaSqm)} sqm` : null;
}

/** '₦450,000'; null without a price or an area. */
export function pricePerSqmLabel(
  property: Pick<Property, 'price' | 'status' | 'type' | 'features'>,
) {
  const price = shownPrice(property);
  const areaSqm = property.features?.squareFootage;
  return price !== null && areaSqm && areaSqm > 0 ? formatNaira(Math.round(price / areaSqm)) : null;
}

function countLabel(count: number | null | undefined, noun: string): string | null {
  if (!count || count < 0) return null;
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
