import type { Property } from '#contract/property.ts';
import { coordinatesOf } from '#src/lib/geo.ts';
import { mapPointOf } from './property-rules.ts';

type Place = Pick<Property, 'location' | 'coordinates'>;

/** Where a property lies, in words: an address, or a hint to the map where only a point is known. */
export function placeLabel({ location }: Pick<Property, 'location'>): string {
  if (coordinatesOf(location)) return 'See the place on the map';
  return location.trim() || 'Place on request';
}

/** The property on an outside map: its own point, or else a search for its address. */
export function outsideMapHref(place: Place): string {
  const { point, isExact } = mapPointOf(place);
  const query = isExact ? `${point.latitude},${point.longitude}` : `${place.location}, Nigeria`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
