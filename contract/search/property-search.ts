import type { PapersChoice } from '#contract/property/papers.ts';
import type { Property, PropertyProblem } from '#contract/property/property.ts';
import { namedLocations, OTHER_STATES } from './locations.ts';
import type { SearchDates } from './search-dates.ts';
import { foldText } from './text-folding.ts';

export const propertySorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const;
export type PropertySort = (typeof propertySorts)[number];

/**
 * A search of properties. An empty one finds every property; prices are whole naira, and the dates
 * bound when a property was listed.
 */
export interface PropertySearch extends SearchDates {
  /** A text query, see `parseTextQuery`; or any part of the title, the location or the reference. */
  q?: string;
  /** Locations separated by commas; any of them may match. */
  location?: string;
  status?: string;
  type?: string;
  minPrice?: number;
  maxPrice?: number;
  /** 1 to 3 are exact; from 4 on it means that many or more. */
  bedrooms?: number;
  bathrooms?: number;
  /** All of them must be present. */
  amenities?: string[];
  /** Kinds of papers; any of them may match. */
  papers?: PapersChoice[];
  /** Only properties whose papers are stated, or only others. */
  papersStated?: boolean;
  /** Only developments, or only other properties. */
  development?: boolean;
  problem?: PropertyProblem;
  /** Only properties whose last change was before this day in Lagos. */
  unchangedSince?: string;
  /** Only properties that were visited, the last time before this day in Lagos. */
  visitedBefore?: string;
  /**
   * Only properties that were listed before this day in Lagos and not confirmed since; never those
   * that are sold.
   */
  unconfirmedSince?: string;
  /** Published properties by default; only staff may ask for the others. */
  published?: 'yes' | 'no' | 'any';
  sort?: PropertySort;
}

/** From this many rooms on, a search means "or more". */
export const OPEN_ENDED_ROOMS = 4;

/**
 * A location must match one of `inside`, or none of `outside`, or be in a region but in none of its
 * areas on the map; null if any location matches.
 */
export type LocationCondition =
  | { inside: string[] }
  | { outside: string[] }
  | { elsewhereIn: string }
  | null;

/** The region in a location filter that `elsewhereIn` wrote. */
export function elsewhereRegion(filter = ''): string | undefined {
  return filter.match(/^\s*elsewhere in ([^,]+)$/i)?.[1];
}

/**
 * Reads a location filter. 'Other States' means "in none of the named locations", except those that
 * the filter also lists. A filter of numbers alone matches nothing.
 */
export function locationCondition(filter = ''): LocationCondition {
  const parts = foldedParts(filter);
  if (parts.length === 0) return null;
  const region = elsewhereRegion(filter);
  if (region !== undefined) return { elsewhereIn: foldText(region) };
  const otherStates = foldText(OTHER_STATES);
  const inside = locationParts(filter).filter((part) => part !== otherStates);
  if (!parts.includes(otherStates)) return { inside };
  const outside = namedLocations.map(foldText).filter((location) => !inside.includes(location));
  return { outside };
}

/** Cached, because thousands of properties share some hundred locations. */
const partsByLocation = new Map<string, string[]>();
const MAX_CACHED_LOCATIONS = 10_000;

/** The comparable parts of a location: split on commas, trimmed, folded; numbers never match. */
export function locationParts(location: string): string[] {
  const cached = partsByLocation.get(location);
  if (cached) return cached;
  const parts = foldedParts(location).filter((part) => !Number.isFinite(Number(part)));
  if (partsByLocation.size >= MAX_CACHED_LOCATIONS) partsByLocation.clear();
  partsByLocation.set(location, parts);
  return parts;
}

function foldedParts(text: string): string[] {
  return text.split(',').map(foldText).filter(Boolean);
}

/**
 * The last change in milliseconds since 1970: the last update, or else the listing. Null if the API
 * sends neither.
 */
export function changedAt(property: Pick<Property, 'createdAt' | 'updatedAt'>): number | null {
  const time = Date.parse(property.updatedAt ?? '');
  return Number.isNaN(time) ? listedAt(property) : time;
}

/** The date of listing in milliseconds since 1970, or null where `createdAt` is missing or invalid. */
export function listedAt(property: Pick<Property, 'createdAt'>): number | null {
  const time = Date.parse(property.createdAt ?? '');
  return Number.isNaN(time) ? null : time;
}
