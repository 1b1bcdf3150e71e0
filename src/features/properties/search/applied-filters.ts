import { NEW_DEVELOPMENT } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { partsOf } from '#contract/search/property-search-query.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { ignoredText, parseTextQuery, type TextCondition } from '#contract/search/text-query.ts';
import { papersLabel, priceRangeLabel, roomsLabel } from './filters.ts';

export interface AppliedFilter {
  label: string;
  removal: Partial<PropertySearch>;
}

/** The applied filters, in the order of the filters on the screen. */
export function appliedFilters(search: PropertySearch): AppliedFilter[] {
  const { q, location, type, status, bedrooms, bathrooms, amenities = [], papers = [] } = search;
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
    ...papers.map((choice) => {
      const rest = papers.filter((other) => other !== choice);
      return {
        label: papersLabel(choice),
        removal: { papers: rest.length > 0 ? rest : undefined },
      };
    }),
  ]);
}

/**
 * The applied filters that are listed above the results. If the filter controls are on the screen,
 * only those whose value no control shows: conditions in the text, and several locations, amenities
 * or kinds of papers, of which a control shows only the number.
 */
export function filtersWithoutControl(search: PropertySearch, hasControls: boolean) {
  const { q, location, amenities = [], papers = [] } = search;
  const hidden = hasControls
    ? {
        q,
        location: locationsIn(location).length > 1 ? location : undefined,
        amenities: amenities.length > 1 ? amenities : undefined,
        papers: papers.length > 1 ? papers : undefined,
      }
    : search;
  return appliedFilters(hidden).filter(({ label }) => label !== quoted(`${q}`));
}

/** Merges filters with the same label, such as 'villa' in the text and the type Villa. */
function withUniqueLabels(filters: readonly AppliedFilter[]): AppliedFilter[] {
  const removals = new Map<string, AppliedFilter['removal']>();
  for (const { label, removal } of filters) {
    removals.set(label, { ...removals.get(label), ...removal });
  }
  return [...removals].map(([label, removal]) => ({ label, removal }));
}

/**
 * The filters of a text query: one for each condition, and one for each run of other words. The last
 * filter names the words that are not searched.
 */
function textFilters(q: string | undefined): AppliedFilter[] {
  if (q === undefined) return [];
  const folded = foldText(q);
  // The parts have positions in the folded text, which is usually as long as the typed one.
  const typed = folded.length === q.trim().length ? q.trim() : folded;
  const ignored = ignoredText(q);
  const notSearched = filterOf(ignored && `Not searched: ${quoted(ignored)}`, {
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
    return [{ label: quoted(q), removal: { q: undefined } }, ...notSearched];
  }
  const filters = spans.map(({ start, end, label }) => {
    const rest = `${typed.slice(0, start)} ${typed.slice(end)}`.replace(/\s+/g, ' ').trim();
    return {
      label: label ?? quoted(typed.slice(start, end)),
      removal: { q: rest || undefined },
    };
  });
  return [...filters, ...notSearched];
}

function conditionLabel(condition: TextCondition): string | undefined {
  switch (condition.kind) {
    case 'text':
    case 'any':
      return undefined;
    case 'type':
      return condition.type;
    case 'amenity':
      return condition.amenity;
    case 'papers':
      return papersLabel(condition.papers);
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

function quoted(text: string): string {
  return `“${text}”`;
}

function locationsIn(list: string | undefined): string[] {
  return [...new Set(partsOf(list))];
}

/** A list with one filter, or an empty list without a label. */
function filterOf(label: string | 0 | undefined, removal: AppliedFilter['removal']) {
  return label ? [{ label, removal }] : [];
}
