import type { Coordinates } from '#contract/property.ts';

/** Where a map opens when nobody said where to: Abuja. */
export const DEFAULT_MAP_POINT: Coordinates = { latitude: 9.0765, longitude: 7.3986 };

export const MAP_ZOOM = 15;
