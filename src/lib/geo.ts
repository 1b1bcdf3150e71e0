import { Coordinates } from '#contract/property.ts';

/** Where a map opens when nobody said where to: Abuja. */
export const DEFAULT_MAP_POINT: Coordinates = { latitude: 9.0765, longitude: 7.3986 };

export const MAP_ZOOM = 15;

/**
 * Reads 'latitude,longitude'. Strictly: exactly two decimal numbers in range, so that an address
 * which merely begins with a number is none. Null where the text is anything else.
 */
export function coordinatesOf(text: string): Coordinates | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => /^[+-]?\d+(\.\d+)?$/.test(part))) return null;
  const [latitude, longitude] = parts.map(Number);
  return Coordinates.safeParse({ latitude, longitude }).data ?? null;
}
