import { type Coordinates, coordinatesOf, type Property } from '#contract/property.ts';
import { DEFAULT_MAP_POINT } from '#src/lib/geo.ts';

const STATUS_IF_MISSING = 'Available';

export function displayedStatus({ status }: Pick<Property, 'status'>): string {
  return status?.trim() || STATUS_IF_MISSING;
}

/** Where a map of the property opens; it is the property's own point only if `isExact`. */
export function mapPointOf({ coordinates, location }: Pick<Property, 'coordinates' | 'location'>): {
  point: Coordinates;
  isExact: boolean;
} {
  const point = coordinates ?? coordinatesOf(location);
  return { point: point ?? DEFAULT_MAP_POINT, isExact: point !== null };
}
