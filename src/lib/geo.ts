import type { Coordinates } from '#contract/property.ts';

/** Abuja: the center of a map without coordinates. */
export const DEFAULT_MAP_POINT: Coordinates = { latitude: 9.0765, longitude: 7.3986 };

export const MAP_ZOOM = 15;
