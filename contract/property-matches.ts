import { askingPrice, isDevelopment, type Property } from './property.ts';
import { type PropertyProblem, problemsOf } from './property-problems.ts';
import {
  changedAt,
  listedAt,
  locationCondition,
  matchesLocation,
  OPEN_ENDED_ROOMS,
  type PropertySearch,
  type PropertySort,
} from './property-search.ts';
import { periodOf, type SearchDates, startOf } from './search-dates.ts';
import { foldText, wordsIn } from './text-folding.ts';
import { parseTextQuery, searchedTextOf, type TextCondition } from './text-query.ts';

type Predicate = (property: Property) => boolean;

/**
 * Returns a predicate for a search, which is parsed only once. The server's SQL is tested against it.
 */
export function matcherOf(search: PropertySearch): Predicate {
  const predicates = [
    textPredicate(search.q),
    locationPredicate(search.location),
    statusPredicate(search.status),
    typePredicate(search.type),
    pricePredicate(search.minPrice, search.maxPrice),
    roomsPredicate('bedrooms', search.bedrooms),
    roomsPredicate('bathrooms', search.bathrooms),
    amenitiesPredicate(search.amenities),
    developmentPredicate(search.development),
    problemPredicate(search.problem),
    datesPredicate(search),
    unchangedPredicate(search.unchangedSince),
  ].filter((predicate) => predicate !== null);
  return (property) => predicates.every((holds) => holds(property));
}

function textPredicate(q: string | undefined): Predicate | null {
  const words = wordsIn(q ?? '').join(' ');
  if (!words) return null;
  const meets = parseTextQuery(q ?? '').map(conditionPredicate);
  return (property) => {
    const text = searchedTextOf(property);
    return text.includes(words) || meets.every((holds) => holds(property, text));
  };
}

function conditionPredicate(
  condition: TextCondition,
): (property: Property, text: string) => boolean {
  switch (condition.kind) {
    case 'text':
      return (_, text) => containsAny(text, condition.phrases);
    case 'type': {
      const isOfType = typePredicate(condition.type);
      return (property, text) => isOfType?.(property) || containsAny(text, condition.phrases);
    }
    case 'amenity': {
      const hasAmenity = amenitiesPredicate([condition.amenity]);
      return (property, text) => hasAmenity?.(property) || containsAny(text, condition.phrases);
    }
    case 'bedrooms':
    case 'bathrooms':
      return ({ features }) => matchesRooms(features?.[condition.kind], condition.rooms);
    case 'price':
      return pricePredicate(condition.min, condition.max) ?? (() => true);
    case 'development':
      return isDevelopment;
  }
}

function containsAny(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(phrase));
}

function locationPredicate(filter: string | undefined): Predicate | null {
  const condition = locationCondition(filter);
  return condition && (({ location }) => matchesLocation(location, condition));
}

function statusPredicate(status: string | undefined): Predicate | null {
  return status ? (property) => property.status === status : null;
}

function typePredicate(type: string | undefined): Predicate | null {
  const wanted = foldText(type ?? '');
  return wanted ? (property) => foldText(property.type ?? '') === wanted : null;
}

function pricePredicate(min = 0, max = Number.POSITIVE_INFINITY): Predicate | null {
  if (min <= 0 && max === Number.POSITIVE_INFINITY) return null;
  return (property) => {
    const price = askingPrice(property);
    return price !== null && price >= min && price <= max;
  };
}

function roomsPredicate(kind: 'bedrooms' | 'bathrooms', wanted: number | undefined) {
  if (!wanted) return null;
  return (property: Property) => matchesRooms(property.features?.[kind], wanted);
}

export function matchesRooms(rooms: number | null | undefined, wanted: number): boolean {
  if (rooms == null) return false;
  return wanted >= OPEN_ENDED_ROOMS ? rooms >= wanted : rooms === wanted;
}

function amenitiesPredicate(amenities: string[] = []): Predicate | null {
  const wanted = amenities.map(foldText).filter(Boolean);
  if (wanted.length === 0) return null;
  return (property) => {
    const present = new Set(property.amenities?.map(foldText));
    return wanted.every((amenity) => present.has(amenity));
  };
}

function developmentPredicate(wanted: boolean | undefined): Predicate | null {
  return wanted === undefined ? null : (property) => isDevelopment(property) === wanted;
}

function problemPredicate(wanted: PropertyProblem | undefined): Predicate | null {
  return wanted === undefined ? null : (property) => problemsOf(property).includes(wanted);
}

function datesPredicate(dates: SearchDates): Predicate | null {
  const { start = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY } = periodOf(dates);
  if (start === Number.NEGATIVE_INFINITY && end === Number.POSITIVE_INFINITY) return null;
  return ({ createdAt }) => {
    const time = Date.parse(createdAt ?? '');
    return time >= start && time < end;
  };
}

function unchangedPredicate(day: string | undefined): Predicate | null {
  if (day === undefined) return null;
  const start = startOf(day);
  return (property) => (changedAt(property) ?? Number.POSITIVE_INFINITY) < start;
}

/** Orders properties. Those without a valid date or price come last; ties are ordered by `_id`. */
export function comparatorOf(sort: PropertySort = 'newest'): (a: Property, b: Property) => number {
  const keyOf = memoized(sort === 'newest' || sort === 'oldest' ? listedAt : askingPrice);
  const direction = sort === 'newest' || sort === 'price_desc' ? -1 : 1;
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || compareIds(a, b);
    }
    return direction * (left - right) || compareIds(a, b);
  };
}

function memoized(keyOf: (property: Property) => number | null) {
  const keys = new Map<Property, number | null>();
  return (property: Property): number | null => {
    const cached = keys.get(property);
    if (cached !== undefined) return cached;
    const key = keyOf(property);
    keys.set(property, key);
    return key;
  };
}

function compareIds(a: Property, b: Property): number {
  return a._id < b._id ? -1 : Number(a._id > b._id);
}
