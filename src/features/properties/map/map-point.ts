import { type Coordinates, coordinatesOf, type Property } from '#contract/property/property.ts';
import { addressOf } from '#contract/property/property-labels.ts';

/** Abuja: the centre of a map without coordinates. */
const DEFAULT_POINT: Coordinates = { latitude: 9.0765, longitude: 7.3986 };

type Location = Pick<Property, 'coordinates' | 'location'>;

/** The centre of the property's map; `isExact` if it is the property's own point. */
export function mapPointOf({ coordinates, location }: Location): {
  point: Coordinates;
  isExact: boolean;
} {
  const point = coordinates ?? coordinatesOf(location);
  return { point: point ?? DEFAULT_POINT, isExact: point !== null };
}

/** The address, or a text in its place where the location is a point or missing. */
export function locationLabel(property: Location): string {
  return (
    addressOf(property) ?? (mapPointOf(property).isExact ? 'See the map' : 'Address on request')
  );
}
