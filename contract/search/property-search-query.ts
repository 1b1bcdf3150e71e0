import * as z from 'zod/mini';
import { type PapersChoice, papersChoices } from '#contract/property/papers.ts';
import { propertyProblems } from '#contract/property/property.ts';
import { elsewhereIn } from './elsewhere.ts';
import { namedLocations, OTHER_STATES } from './locations.ts';
import {
  locationCondition,
  OPEN_ENDED_ROOMS,
  type PropertySearch,
  propertySorts,
} from './property-search.ts';
import { searchDate, searchDatesQuery } from './search-dates.ts';
import { foldText, sameIgnoringCase } from './text-folding.ts';

export const MAX_PAGE_SIZE = 100;

/** `maxPrice` is sent only below this many naira, and `priceCeiling` from there on. */
const MAX_PRICE_SENT_BELOW = 1_000_000;

const naira = z
  .string()
  .check(z.regex(/^(\d{1,15}|\d{1,13}\.\d{1,2})$/, 'must be a price in naira'));
const textUpTo = (length: number) => z.string().check(z.maxLength(length));

/** The database takes longer with each location and amenity. */
export const MAX_LOCATIONS = 10;
export const MAX_AMENITIES = 40;
export const MAX_PAPERS_LENGTH = 300;

const listUpTo = (count: number, length: number) =>
  textUpTo(length).check(
    z.refine((list) => partsOf(list).length <= count, `must name at most ${count}`),
  );

/**
 * The query of `GET /properties`. The first seven names are the specification's; the others need
 * the capability `paging`; `capabilities` names those that need another one too.
 */
export const PropertySearchQuery = z.object({
  status: z.optional(textUpTo(200)),
  minPrice: z.optional(naira),
  maxPrice: z.optional(naira),
  location: z.optional(listUpTo(MAX_LOCATIONS, 200)),
  bedrooms: z.optional(textUpTo(50)),
  bathrooms: z.optional(textUpTo(50)),
  amenities: z.optional(listUpTo(MAX_AMENITIES, 1000)),
  papers: z.optional(
    textUpTo(MAX_PAPERS_LENGTH).check(
      z.refine(
        (list) => partsOf(list).every((part) => sameIgnoringCase(papersChoices, part)),
        `must be some of ${papersChoices.join(', ')}`,
      ),
    ),
  ),
  q: z.optional(textUpTo(200)),
  type: z.optional(textUpTo(200)),
  priceCeiling: z.optional(naira),
  elsewhere: z.optional(listUpTo(MAX_LOCATIONS, 200)),
  elsewhereIn: z.optional(textUpTo(200)),
  papersStated: z.optional(z.enum(['true', 'false'])),
  development: z.optional(z.enum(['true', 'false'])),
  problem: z.optional(z.enum(propertyProblems)),
  ...searchDatesQuery,
  unchangedSince: z.optional(searchDate),
  visitedBefore: z.optional(searchDate),
  unconfirmedSince: z.optional(searchDate),
  published: z.optional(z.enum(['yes', 'no', 'any'])),
  sort: z.optional(z.enum(propertySorts)),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'must be a whole number'))),
  cursor: z.optional(textUpTo(500)),
  offset: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number'))),
  facets: z.optional(textUpTo(200)),
});
export type PropertySearchQuery = z.infer<typeof PropertySearchQuery>;

/** The part of a query that the specification names, by its rules for what is sent. */
export function specifiedQueryOf(search: PropertySearch): PropertySearchQuery {
  const { status, minPrice = 0, maxPrice, location, bedrooms, bathrooms, amenities } = search;
  const condition = locationCondition(location);
  return withoutUndefined({
    status: status || undefined,
    minPrice: minPrice > 0 ? String(minPrice) : undefined,
    maxPrice:
      maxPrice !== undefined && maxPrice < MAX_PRICE_SENT_BELOW ? String(maxPrice) : undefined,
    location: condition && 'inside' in condition ? location : undefined,
    bedrooms: bedrooms ? String(bedrooms) : undefined,
    bathrooms: bathrooms ? String(bathrooms) : undefined,
    amenities: amenities?.length ? amenities.join(',') : undefined,
  });
}

/** The whole query, for an API with paging: the specified part and the rest of the search. */
export function queryOf(search: PropertySearch): PropertySearchQuery {
  const { q, type, maxPrice, location, papers, papersStated, development, problem, sort } = search;
  const condition = locationCondition(location);
  return withoutUndefined({
    ...specifiedQueryOf(search),
    q: q || undefined,
    type: type || undefined,
    priceCeiling:
      maxPrice !== undefined && maxPrice >= MAX_PRICE_SENT_BELOW ? String(maxPrice) : undefined,
    elsewhere:
      condition && 'outside' in condition ? condition.outside.join(',') || undefined : undefined,
    elsewhereIn: condition && 'elsewhereIn' in condition ? condition.elsewhereIn : undefined,
    papers: papers?.length ? papers.join(',') : undefined,
    papersStated: papersStated === undefined ? undefined : (`${papersStated}` as const),
    development: development === undefined ? undefined : (`${development}` as const),
    problem,
    ...daysOf(search),
    published: search.published,
    sort: sort === 'newest' ? undefined : sort,
  });
}

/** Reads a query that `queryOf` or another client of the specification wrote. */
export function searchOfQuery(query: PropertySearchQuery): PropertySearch {
  const bounds = [query.maxPrice, query.priceCeiling].map(priceOf).filter((price) => price != null);
  return withoutUndefined({
    q: query.q?.trim() || undefined,
    location: locationOfQuery(query),
    status: query.status || undefined,
    type: query.type?.trim() || undefined,
    minPrice: priceOf(query.minPrice) || undefined,
    maxPrice: bounds.length > 0 ? Math.min(...bounds) : undefined,
    bedrooms: roomsOf(query.bedrooms),
    bathrooms: roomsOf(query.bathrooms),
    amenities: amenitiesOf(query.amenities),
    papers: papersOf(query.papers),
    papersStated: query.papersStated === undefined ? undefined : query.papersStated === 'true',
    development: query.development === undefined ? undefined : query.development === 'true',
    problem: query.problem,
    ...daysOf(query),
    published: query.published,
    sort: query.sort,
  });
}

/** The days, which a search and its query write alike. */
function daysOf(given: PropertySearch | PropertySearchQuery) {
  const { searchFrom, searchTo, unchangedSince, visitedBefore, unconfirmedSince } = given;
  return { searchFrom, searchTo, unchangedSince, visitedBefore, unconfirmedSince };
}

function priceOf(text: string | undefined): number | undefined {
  const price = Number(text);
  return text !== undefined && Number.isFinite(price) && price >= 0 ? price : undefined;
}

function locationOfQuery(query: PropertySearchQuery): string | undefined {
  const { location, elsewhere } = query;
  if (query.elsewhereIn !== undefined) return elsewhereIn(query.elsewhereIn);
  if (elsewhere === undefined) return location?.trim() || undefined;
  const excluded = elsewhere.split(',').map(foldText);
  const kept = namedLocations.filter((location) => !excluded.includes(foldText(location)));
  return [...kept, OTHER_STATES].join(',');
}

/**
 * Reads a number of rooms: a number, or text whose first digit group counts; text with a '+' is 4.
 * Undefined if there are no digits or the number is 0.
 */
export function roomsOf(rooms: number | string | null | undefined): number | undefined {
  const digits = `${rooms ?? ''}`.match(/\d+/)?.[0];
  if (digits === undefined || Number(digits) === 0) return undefined;
  if (`${rooms}`.includes('+')) return OPEN_ENDED_ROOMS;
  // JavaScript writes larger numbers with a '+' (1e+21), which would mean "or more".
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Reads amenities joined by commas, without duplicates, ignoring case. */
export function amenitiesOf(joined: string | undefined): string[] | undefined {
  const byFolded = new Map<string, string>();
  for (const amenity of partsOf(joined)) {
    if (!byFolded.has(foldText(amenity))) byFolded.set(foldText(amenity), amenity);
  }
  return byFolded.size > 0 ? [...byFolded.values()] : undefined;
}

/** Reads kinds of papers joined by commas, in their order, ignoring case and unknown names. */
export function papersOf(joined: string | undefined): PapersChoice[] | undefined {
  const named = partsOf(joined).map((part) => sameIgnoringCase(papersChoices, part));
  const chosen = papersChoices.filter((choice) => named.includes(choice));
  return chosen.length > 0 ? chosen : undefined;
}

/** The parts between the commas of a list, trimmed; empty ones are left out. */
export function partsOf(list: string | undefined): string[] {
  const parts = (list ?? '').split(',').map((part) => part.trim());
  return parts.filter(Boolean);
}

/** A copy without the names whose value is undefined. */
function withoutUndefined<T extends object>(record: T): T {
  // The cast is sound: dropping undefined values of optional keys leaves the type as it was.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
