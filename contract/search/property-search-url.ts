import * as z from 'zod/mini';
import { papersChoices } from '#contract/property/papers.ts';
import { propertyStatuses, propertyTypes } from '#contract/property/property.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { type PropertySearch, propertySorts } from './property-search.ts';
import {
  amenitiesOf,
  MAX_AMENITIES,
  MAX_LOCATIONS,
  MAX_PAPERS_LENGTH,
  papersOf,
  partsOf,
  roomsOf,
} from './property-search-query.ts';
import { sameIgnoringCase } from './text-folding.ts';

/** The highest price in a URL: JavaScript holds numbers of 15 digits exactly. */
export const MAX_NAIRA = 999_999_999_999_999;

/** The search in the address bar, which may be typed by hand. Invalid values count as missing. */
export const propertySearchFields = {
  // A longer text is cut to its first 200 characters, and not in the middle of an emoji.
  q: textField(Infinity, (text) =>
    trimmed(
      text
        .trim()
        .slice(0, 200)
        .replace(/\p{Cs}$/u, ''),
    ),
  ),
  location: listField(200, MAX_LOCATIONS, trimmed),
  status: textField(200, (text) => sameIgnoringCase(propertyStatuses, text) ?? (text || undefined)),
  type: textField(200, (text) => sameIgnoringCase(propertyTypes, text) ?? trimmed(text)),
  minPrice: textField(50, (text) => typedPrice(text) || undefined),
  maxPrice: textField(50, typedPrice),
  bedrooms: textField(50, roomsOf),
  bathrooms: textField(50, roomsOf),
  amenities: listField(1000, MAX_AMENITIES, amenitiesOf),
  papers: listField(MAX_PAPERS_LENGTH, papersChoices.length, papersOf),
  sort: z.catch(z.enum(propertySorts), 'newest'),
};

export const PropertySearchUrl = z.object(propertySearchFields).check(z.overwrite(withCorrections));

/** Reads a parameter; of a repeated one, the first that is not blank. */
function textField<Value>(maxLength: number, read: (text: string) => Value | undefined) {
  return searchField(maxLength, read, (texts) => texts.find((text) => text.trim()) ?? '');
}

/** Reads a parameter whose values are separated by commas or given by repeating it. */
function listField<Value>(
  maxLength: number,
  maxCount: number,
  read: (text: string) => Value | undefined,
) {
  const readUpTo = (text: string) => (partsOf(text).length <= maxCount ? read(text) : undefined);
  return searchField(maxLength, readUpTo, (texts) => texts.filter((text) => text.trim()).join(','));
}

function searchField<Value>(
  maxLength: number,
  read: (text: string) => Value | undefined,
  join: (texts: string[]) => string,
) {
  const given = z.union([z.string(), z.array(z.string())]);
  const value = z.transform((texts: string | string[]) => {
    const text = join([texts].flat()).replaceAll(/\p{Cc}+/gu, ' ');
    return text.length <= maxLength ? read(text) : undefined;
  });
  return z.catch(z.optional(z.pipe(given, value)), undefined);
}

function trimmed(text: string): string | undefined {
  return text.trim() || undefined;
}

function typedPrice(text: string): number | undefined {
  const price = parseNaira(text);
  return price !== null && price <= MAX_NAIRA ? price : undefined;
}

/**
 * Swaps prices in the wrong order, and moves a property type from `status` to `type`: the hero sends
 * its Property Type as `status`.
 */
export function withCorrections<
  Search extends Pick<PropertySearch, 'status' | 'type' | 'minPrice' | 'maxPrice'>,
>(search: Search): Search {
  const ordered = withOrderedPrices(search);
  const type = sameIgnoringCase(propertyTypes, search.status ?? '');
  return type ? { ...ordered, status: undefined, type: search.type ?? type } : ordered;
}

/** The lower price as the minimum. */
export function withOrderedPrices<Search extends Pick<PropertySearch, 'minPrice' | 'maxPrice'>>(
  search: Search,
): Search {
  const { minPrice, maxPrice } = search;
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return search;
  return { ...search, minPrice: maxPrice || undefined, maxPrice: minPrice };
}
