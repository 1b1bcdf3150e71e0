import { askingPrice, type Coordinates, isDevelopment, type Property } from '#contract/property.ts';
import { coordinatesOf, DEFAULT_MAP_POINT } from '#src/lib/geo.ts';
import { formatNaira } from '#src/lib/money.ts';

export const CONTACT_SUPPORT = 'Contact Support';
const PRICE_ON_REQUEST = 'Price on request';

const STATUS_IF_MISSING = 'Available';
const REFERENCE_LENGTH = 8;

/** The reference that people quote: the company's own, else the beginning of the id. */
export function propertyReference({ propertyId, _id }: Pick<Property, 'propertyId' | '_id'>) {
  return propertyId?.trim() || _id.slice(0, REFERENCE_LENGTH).toUpperCase();
}

export function displayedStatus({ status }: Pick<Property, 'status'>): string {
  return status?.trim() || STATUS_IF_MISSING;
}

/** The price in naira, or the words that stand in its place. */
export function priceLabel(property: Pick<Property, 'price' | 'status' | 'type'>): string {
  if (isDevelopment(property)) return CONTACT_SUPPORT;
  const price = askingPrice(property);
  return price === null ? PRICE_ON_REQUEST : formatNaira(price);
}

/** Where a map of the property opens; it is the property's own point only if `isExact`. */
export function mapPointOf({ coordinates, location }: Pick<Property, 'coordinates' | 'location'>): {
  point: Coordinates;
  isExact: boolean;
} {
  const point = coordinates ?? coordinatesOf(location);
  return { point: point ?? DEFAULT_MAP_POINT, isExact: point !== null };
}

/** '1 bedroom', '3 bedrooms'; null where the number is missing or 0, as for land. */
export function bedroomsLabel({ features }: Pick<Property, 'features'>): string | null {
  return countLabel(features?.bedrooms, 'bedroom');
}

export function bathroomsLabel({ features }: Pick<Property, 'features'>): string | null {
  return countLabel(features?.bathrooms, 'bathroom');
}

/** '1,200 sqm'; null where the area is missing or 0. */
export function areaLabel({ features }: Pick<Property, 'features'>): string | null {
  const areaSqm = features?.squareFootage;
  return areaSqm && areaSqm > 0 ? `${areaSqm.toLocaleString('en-NG')} sqm` : null;
}

function countLabel(count: number | null | undefined, noun: string): string | null {
  if (!count || count < 0) return null;
  return `${count.toLocaleString('en-NG')} ${noun}${count === 1 ? '' : 's'}`;
}
