import type { Coordinates } from '#contract/property/property.ts';
import { areaPoints, placeOf } from '#src/components/atlas/area-points.ts';
import { isInside, positionOf } from '#src/components/atlas/states.ts';

/** Area points are up to 6 km off, and areas are some kilometres wide. */
const FAR_KM = 20;

const EARTH_RADIUS_KM = 6371;

type Disagreement = { km: number; area: string } | { state: string };

/**
 * How an address and a point disagree: the point is more than 20 km from the area, or outside of the
 * state where the area is not known. Null if they agree, or if the address names neither.
 */
export function disagreementOf(location: string, point: Coordinates): Disagreement | null {
  const place = placeOf({ location });
  if (!place) return null;
  const area = areaPoints.find((each) => each === place.point);
  if (area) {
    const km = distanceKm(area, point);
    return km > FAR_KM ? { km: Math.round(km), area: area.name } : null;
  }
  return isInside(positionOf(point), place.state) ? null : { state: place.state };
}

/** By the haversine formula. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(inRadians(one - other) / 2) ** 2;
  const cosines = Math.cos(inRadians(a.latitude)) * Math.cos(inRadians(b.latitude));
  const share = half(a.latitude, b.latitude) + cosines * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
}
