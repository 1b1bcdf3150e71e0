import { namedPlaces, OTHER_STATES } from './places.ts';
import type { Coordinates } from './property.ts';
import { foldText } from './text-folding.ts';

const foldedOtherStates = foldText(OTHER_STATES);

/** What a search asks of a location: any of `inside`, or none of `outside`; null where it asks nothing. */
export type LocationCondition = { inside: string[] } | { outside: string[] } | null;

/** Thousands of properties share some hundred locations, and a search reads each many times. */
const knownParts = new Map<string, string[]>();
const MAX_KNOWN_LOCATIONS = 10_000;

/** The comparable parts of a location: split on commas, trimmed, folded; numbers never match. */
export function locationParts(location: string): string[] {
  const known = knownParts.get(location);
  if (known) return known;
  const parts = foldedParts(location).filter((part) => !Number.isFinite(Number(part)));
  if (knownParts.size >= MAX_KNOWN_LOCATIONS) knownParts.clear();
  knownParts.set(location, parts);
  return parts;
}

/**
 * Reads a location filter. 'Other States' means "in none of the named places", save those the
 * filter lists beside it. A filter of numbers alone asks for something that no listing matches.
 */
export function locationCondition(filter: string | undefined): LocationCondition {
  const asked = foldedParts(filter ?? '');
  if (asked.length === 0) return null;
  const inside = locationParts(filter ?? '').filter((part) => part !== foldedOtherStates);
  if (!asked.includes(foldedOtherStates)) return { inside };
  return { outside: namedPlaces.map(foldText).filter((place) => !inside.includes(place)) };
}

export function matchesLocation(location: string, condition: LocationCondition): boolean {
  if (condition === null) return true;
  const parts = locationParts(location);
  const mentions = (place: string) => parts.some((part) => part.includes(place));
  return 'inside' in condition
    ? condition.inside.some(mentions)
    : !condition.outside.some(mentions);
}

function foldedParts(text: string): string[] {
  return text.split(',').map(foldText).filter(Boolean);
}

/**
 * Reads 'latitude,longitude'. Strictly: exactly two decimal numbers in range, so that an address
 * which merely begins with a number is none. Null where the text is anything else.
 */
export function coordinatesOf(text: string): Coordinates | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => /^[+-]?\d+(\.\d+)?$/.test(part))) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}
