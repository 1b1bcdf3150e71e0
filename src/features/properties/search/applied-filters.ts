import { NEW_DEVELOPMENT } from '#contract/property/property.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/search/property-search.ts';
import { partsOf } from '#contract/search/property-search-query.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { ignoredText, parseTextQuery, type TextCondition } from '#contract/search/text-query.ts';
import * as filterTexts from './filter-texts.ts';

/** A filter that is set: its label, and the change that removes it. */
export interface AppliedFilter {
  label: string;
  removal: Partial<PropertySearch>;
}

/** Removes every filter. */
export const noFilters: PropertySearch = {
  q: undefined,
  location: undefined,
  type: undefined,
  status: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  bedrooms: undefined,
  bathrooms: undefined,
  amenities: undefined,
};

/** The filters that are set, in the order of the filters on the screen. */
export function appliedFilters(search: PropertySearch): AppliedFilter[] {
  const { q, location, type, status, bedrooms, bathrooms, amenities = [] } = search;
  return withUniqueLabels([
    ...textFilters(q),
    ...locationsIn(location).map((name, _, names) => ({
      label: name,
      removal: { location: names.filter((other) => other !== name).join(',') || undefined },
    })),
    ...filterOf(type, { type: undefined }),
    ...filterOf(status, { status: undefined }),
    ...filterOf(priceRangeLabel(search), { minPrice: undefined, maxPrice: undefined }),
    ...filterOf(bedrooms && roomsLabel(bedrooms, 'bedroom'), { bedrooms: undefined }),
    ...filterOf(bathrooms && roomsLabel(bathrooms, 'bathroom'), { bathrooms: undefined }),
    ...amenities.map((amenity) => {
      const rest = amenities.filter((other) => other !== amenity);
      return { label: amenity, removal: { amenities: rest.length > 0 ? rest : undefined } };
    }),
  ]);
}

/**
 * The filters that no control on the screen shows with their value: what the words of the text mean
 * and, where the controls are on the screen, only choices of which a control shows the number.
 */
export function filtersWithoutControl(search: PropertySearch, hasControls: boolean) {
  const { q, location, amenities = [] } = search;
  const hidden = hasControls
    ? {
        q,
        location: locationsIn(location).length > 1 ? location : undefined,
        amenities: amenities.length > 1 ? amenities : undefined,
      }
    : search;
  return appliedFilters(hidden).filter(({ label }) => label !== filterTexts.word(`${q}`));
}

/** 'villa' as text and the type Villa are one filter: its removal removes both. */
function withUniqueLabels(filters: readonly AppliedFilter[]): AppliedFilter[] {
  const removals = new Map<string, AppliedFilter['removal']>();
  for (const { label, removal } of filters) {
    removals.set(label, { ...removals.get(label), ...removal });
  }
  return [...removals].map(([label, removal]) => ({ label, removal }));
}

/** Whether no filter but the location is set, so that the count of an area is that of its results. */
export function hasOnlyLocation(search: PropertySearch): boolean {
  return appliedFilters({ ...search, location: undefined }).length === 0;
}

/** '₦50m to ₦1.2bn', or the one bound that is set; undefined where none is. */
export function priceRangeLabel({ minPrice, maxPrice }: PropertySearch): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return filterTexts.priceBetween(formatShortNaira(minPrice), formatShortNaira(maxPrice));
  }
  if (minPrice !== undefined) return filterTexts.priceFrom(formatShortNaira(minPrice));
  return maxPrice === undefined ? undefined : filterTexts.priceUpTo(formatShortNaira(maxPrice));
}

/** '3 bedrooms', '1 bathroom', '4+ bedrooms'. */
export function roomsLabel(rooms: number, kind: 'bedroom' | 'bathroom'): string {
  return filterTexts.roomCounts[kind](roomCount(rooms), rooms);
}

/** '3', '4+'. */
export function roomCount(rooms: number): string {
  return rooms >= OPEN_ENDED_ROOMS ? `${rooms}+` : `${rooms}`;
}

/**
 * A filter for each part of a text query; neighbouring words that are no filter share one. The last
 * one names the words that are not searched.
 */
function textFilters(q: string | undefined): AppliedFilter[] {
  if (q === undefined) return [];
  const folded = foldText(q);
  // Folding keeps the length of most texts, so that the label is what was typed.
  const typed = folded.length === q.trim().length ? q.trim() : folded;
  const ignored = ignoredText(q);
  const notSearched = filterOf(ignored && filterTexts.notSearched(ignored), {
    q: typed.slice(0, typed.length - ignored.length).trim(),
  });
  const spans: { start: number; end: number; label?: string }[] = [];
  for (const part of parseTextQuery(q)) {
    const label = conditionLabel(part);
    const last = spans.at(-1);
    if (last && !last.label && !label) last.end = part.end;
    else spans.push({ start: part.start, end: part.end, label });
  }
  if (spans.every(({ label }) => !label)) {
    return [{ label: filterTexts.word(q), removal: { q: undefined } }, ...notSearched];
  }
  const filters = spans.map(({ start, end, label }) => {
    const rest = `${typed.slice(0, start)} ${typed.slice(end)}`.replace(/\s+/g, ' ').trim();
    return {
      label: label ?? filterTexts.word(typed.slice(start, end)),
      removal: { q: rest || undefined },
    };
  });
  return [...filters, ...notSearched];
}

/** The label of the filter that a condition stands for; undefined for a word. */
function conditionLabel(condition: TextCondition): string | undefined {
  switch (condition.kind) {
    case 'text':
      return undefined;
    case 'type':
      return condition.type;
    case 'amenity':
      return condition.amenity;
    case 'bedrooms':
      return roomsLabel(condition.rooms, 'bedroom');
    case 'bathrooms':
      return roomsLabel(condition.rooms, 'bathroom');
    case 'price':
      return priceRangeLabel({ minPrice: condition.min, maxPrice: condition.max });
    case 'development':
      return NEW_DEVELOPMENT;
  }
}

function locationsIn(list: string | undefined): string[] {
  return [...new Set(partsOf(list))];
}

/** A list of one filter, or an empty list if it has no label, because its value is not set. */
function filterOf(label: string | 0 | undefined, removal: AppliedFilter['removal']) {
  return label ? [{ label, removal }] : [];
}
