import * as z from 'zod/mini';
import { namedPlaces, OTHER_STATES } from './places.ts';
import { propertyTypes } from './property.ts';
import { propertyProblems } from './property-problems.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch, propertySorts } from './property-search.ts';
import { withoutUndefined } from './property-search-sending.ts';
import { foldText } from './text-folding.ts';

export const MAX_PAGE_SIZE = 100;

/** At most 15 digits in all: what a number of JavaScript can hold, and writes out as it was read. */
const naira = z
  .string()
  .check(z.regex(/^(\d{1,15}|\d{1,13}\.\d{1,2})$/, 'must be a price in naira'));
const textUpTo = (length: number) => z.string().check(z.maxLength(length));

/**
 * The query of `GET /properties` as it travels. The first seven names are the specification's; the
 * rest is the paging extension, which an API that does not know it ignores.
 */
export const PropertySearchQuery = z.object({
  status: z.optional(textUpTo(200)),
  minPrice: z.optional(naira),
  maxPrice: z.optional(naira),
  location: z.optional(textUpTo(200)),
  bedrooms: z.optional(textUpTo(50)),
  bathrooms: z.optional(textUpTo(50)),
  amenities: z.optional(textUpTo(1000)),
  q: z.optional(textUpTo(200)),
  type: z.optional(textUpTo(200)),
  priceCeiling: z.optional(naira).check(
    z.meta({
      description:
        'Upper price bound of any size, because `maxPrice` is sent only below 1,000,000.',
    }),
  ),
  elsewhere: z.optional(textUpTo(200)).check(
    z.meta({
      description:
        `Some of ${namedPlaces.join(', ')}, separated by commas, none of which may match: ` +
        "what 'Other States' means.",
    }),
  ),
  development: z.optional(z.enum(['true', 'false'])),
  problem: z.optional(z.enum(propertyProblems)),
  sort: z.optional(z.enum(propertySorts)),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'must be a whole number'))).check(
    z.meta({
      description: `How many to answer at once, at most ${MAX_PAGE_SIZE}. Without it the whole list is answered.`,
    }),
  ),
  cursor: z
    .optional(textUpTo(500))
    .check(z.meta({ description: 'The `nextCursor` of the page before; only with `limit`.' })),
  offset: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number'))).check(
    z.meta({
      description:
        'How many to leave out before the first, for numbered pages; only with `limit`, and not with `cursor`.',
    }),
  ),
  facets: z.optional(textUpTo(200)).check(
    z.meta({
      description:
        'Names of the counts wanted in `meta.facets`, separated by commas; only with `limit`.',
    }),
  ),
});
export type PropertySearchQuery = z.infer<typeof PropertySearchQuery>;

/** Reads a query that `queryOf` or any client of the specification wrote. */
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
    development: query.development === undefined ? undefined : query.development === 'true',
    problem: query.problem,
    sort: query.sort,
  });
}

/** A value read from text; undefined if it is missing or invalid. */
function optionalValue<Value>(text: z.ZodMiniString, read: (text: string) => Value | undefined) {
  return z.catch(z.optional(z.pipe(text, z.transform(read))), undefined);
}

/** The search in the address bar; a value that is invalid counts as missing. */
export const propertySearchFields = {
  q: optionalValue(textUpTo(200), trimmed),
  location: optionalValue(textUpTo(200), trimmed),
  status: optionalValue(textUpTo(200), trimmed),
  type: optionalValue(textUpTo(200), trimmed),
  minPrice: optionalValue(naira, (text) => priceOf(text) || undefined),
  maxPrice: optionalValue(naira, priceOf),
  bedrooms: optionalValue(textUpTo(50), roomsOf),
  bathrooms: optionalValue(textUpTo(50), roomsOf),
  amenities: optionalValue(textUpTo(1000), amenitiesOf),
  sort: z.catch(z.enum(propertySorts), 'newest'),
};

/** Moves a status that names a property type to `type`: the hero's Property Type links so. */
export function withTypeFromStatus<Search extends Pick<PropertySearch, 'status' | 'type'>>(
  search: Search,
): Search {
  const status = foldText(search.status ?? '');
  const type = propertyTypes.find((name) => foldText(name) === status);
  return type ? { ...search, status: undefined, type: search.type ?? type } : search;
}

/**
 * Reads the address bar. What cannot be read is left out, so that a mistyped link still shows
 * properties; a `status` that is a property type is a type (the hero's Property Type travels so).
 */
export function searchOfAddressBar(parameters: URLSearchParams): PropertySearch {
  const known: Record<string, string> = {};
  for (const name of addressBarNames) {
    const value = parameters.get(name);
    if (value && PropertySearchQuery.shape[name].safeParse(value).success) known[name] = value;
  }
  const search = searchOfQuery(known);
  const typeInStatus = propertyTypes.find(
    (type) => foldText(type) === foldText(search.status ?? ''),
  );
  if (!typeInStatus) return search;
  const { status: _, ...rest } = search;
  return { ...rest, type: rest.type ?? typeInStatus };
}

/** Writes the address bar: only what is set, in one order, so that equal searches share an address. */
export function addressBarOf(search: PropertySearch): URLSearchParams {
  const { amenities, sort, ...rest } = search;
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, `${value ?? ''}`])),
    amenities: amenities?.join(','),
    sort: sort === 'newest' ? undefined : sort,
  };
  const parameters = new URLSearchParams();
  for (const name of addressBarNames) {
    const value = values[name];
    if (value) parameters.set(name, value);
  }
  return parameters;
}

const addressBarNames = [
  'q',
  'location',
  'status',
  'type',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'amenities',
  'sort',
] as const;

/**
 * Reads a number of rooms: a number, or text whose first digit group counts; text with a '+' is 4.
 * Undefined where there are no digits or the number is 0.
 */
export function roomsOf(rooms: number | string | null | undefined): number | undefined {
  const digits = `${rooms ?? ''}`.match(/\d+/)?.[0];
  if (digits === undefined || Number(digits) === 0) return undefined;
  if (`${rooms}`.includes('+')) return OPEN_ENDED_ROOMS;
  // Beyond that, a number is written with a '+' of its own (1e+21).
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Reads amenities joined by commas; the same one twice counts once, whatever its case. */
export function amenitiesOf(joined: string | undefined): string[] | undefined {
  const byFolded = new Map<string, string>();
  for (const amenity of (joined ?? '').split(',').map((part) => part.trim())) {
    if (amenity && !byFolded.has(foldText(amenity))) byFolded.set(foldText(amenity), amenity);
  }
  return byFolded.size > 0 ? [...byFolded.values()] : undefined;
}

function trimmed(text: string): string | undefined {
  return text.trim() || undefined;
}

function priceOf(naira: string | undefined): number | undefined {
  const price = Number(naira);
  return naira !== undefined && Number.isFinite(price) && price >= 0 ? price : undefined;
}

function locationOfQuery({ location, elsewhere }: PropertySearchQuery): string | undefined {
  if (elsewhere === undefined) return location?.trim() || undefined;
  const excluded = elsewhere.split(',').map(foldText);
  const kept = namedPlaces.filter((place) => !excluded.includes(foldText(place)));
  return [...kept, OTHER_STATES].join(',');
}
