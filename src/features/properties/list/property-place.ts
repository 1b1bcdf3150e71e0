import type { Property } from '#contract/property.ts';
import { addressOf } from '#contract/property-words.ts';
import { mapPointOf } from '#src/features/properties/detail/property-rules.ts';

type Place = Pick<Property, 'location' | 'coordinates'>;

/** Where a property lies, in words. */
export function placeLabel(place: Place): string {
  return addressOf(place) ?? (mapPointOf(place).isExact ? 'See the map' : 'Address on request');
}

/** The property on an outside map: its own point, or else a search for its address. */
export function outsideMapHref(place: Place): string {
  const { point, isExact } = mapPointOf(place);
  const query = isExact ? `${point.latitude},${point.longitude}` : `${place.location}, Nigeria`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
