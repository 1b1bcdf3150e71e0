import type { Property } from '#contract/property.ts';
import { coordinatesOf } from '#src/lib/geo.ts';

/** Where a property lies, in words: an address, or a hint to the map where only a point is known. */
export function placeLabel({ location }: Pick<Property, 'location'>): string {
  if (coordinatesOf(location)) return 'See the place on the map';
  return location.trim() || 'Place on request';
}
