import type { PapersKind } from '#contract/property/papers.ts';
import { kindsFoundBy, papersKindOf } from '#contract/property/papers-kind.ts';
import {
  isDevelopment,
  isPublished,
  type Property,
  SOLD,
  shownPrice,
} from '#contract/property/property.ts';
import { problemsOf } from '#contract/property/property-problems.ts';
import { matchesLocation } from './location-matches.ts';
import {
  changedAt,
  listedAt,
  locationCondition,
  OPEN_ENDED_ROOMS,
  type PropertySearch,
  type PropertySort,
} from './property-search.ts';
import { periodOf, startOf } from './search-dates.ts';
import { foldText, wordsIn } from './text-folding.ts';
import { parseTextQuery, searchedTextOf, type TextCondition, wholeTextOf } from './text-query.ts';

type Predicate = (property: Property) => boolean;

/**
 * Returns a predicate for a search, which is parsed only once. The server's SQL is tested against it.
 */
export function matcherOf(search: PropertySearch): Predicate {
  const { status, minPrice, maxPrice, bedrooms, bathrooms, development, problem } = search;
  const { papersStated, visitedBefore, unconfirmedSince, published = 'yes' } = search;
  const matchesText = textPredicate(search.q);
  const location = locationCondition(search.location);
  const type = foldText(search.type ?? '');
  const amenities = (search.amenities ?? []).map(foldText).filter(Boolean);
  const papers = search.papers && kindsFoundBy(search.papers);
  const period = periodOf(search);
  const isInPeriod = period.start !== undefined || period.end !== undefined;
  const unchangedSince = search.unchangedSince && startOf(search.unchangedSince);
  return (property) =>
    (published === 'any' || isPublished(property) === (published === 'yes')) &&
    (!status || property.status === status) &&
    (!type || isOfType(property, type)) &&
    isPriced(property, minPrice, maxPrice) &&
    (!bedrooms || matchesRooms(property.features?.bedrooms, bedrooms)) &&
    (!bathrooms || matchesRooms(property.features?.bathrooms, bathrooms)) &&
    (development === undefined || isDevelopment(property) === development) &&
    matchesLocation(property.location, location) &&
    (amenities.length === 0 || hasAmenities(property, amenities)) &&
    (!papers || hasPapers(property, papers)) &&
    (papersStated === undefined || (papersKindOf(property) !== null) === papersStated) &&
    (!problem || problemsOf(property).includes(problem)) &&
    (!isInPeriod || isListedIn(property, period)) &&
    (!unchangedSince || (changedAt(property) ?? Number.POSITIVE_INFINITY) < unchangedSince) &&
    (!visitedBefore || isVisitedBefore(property, visitedBefore)) &&
    (!unconfirmedSince || isUnconfirmed(property, unconfirmedSince)) &&
    matchesText(property);
}

function textPredicate(q = ''): Predicate {
  const typed = q.trim();
  // Punctuation alone, which the searched text leaves out.
  if (wordsIn(q).length === 0)
    return ({ title, location }) => title.includes(typed) || location.includes(typed);
  const whole = wholeTextOf(q);
  const conditions = parseTextQuery(q);
  return (property) => {
    const text = searchedTextOf(property);
    return (
      (whole !== undefined && text.includes(whole)) ||
      conditions.every((condition) => meets(property, text, condition))
    );
  };
}

function meets(property: Property, text: string, condition: TextCondition): boolean {
  const hasPhrase =
    'phrases' in condition && condition.phrases.some((phrase) => text.includes(phrase));
  switch (condition.kind) {
    case 'text':
      return hasPhrase;
    case 'type':
      return hasPhrase || isOfType(property, foldText(condition.type));
    case 'amenity':
      return hasPhrase || hasAmenities(property, [foldText(condition.amenity)]);
    case 'papers':
      return hasPapers(property, kindsFoundBy([condition.papers]));
    case 'bedrooms':
    case 'bathrooms':
      return matchesRooms(property.features?.[condition.kind], condition.rooms);
    case 'price':
      return isPriced(property, condition.min, condition.max);
    case 'development':
      return isDevelopment(property);
    case 'any':
      return condition.conditions.some((each) => meets(property, text, each));
  }
}

function isOfType({ type }: Property, foldedType: string): boolean {
  return foldText(type ?? '') === foldedType;
}

function isPriced(property: Property, min = 0, max = Number.POSITIVE_INFINITY): boolean {
  if (min <= 0 && max === Number.POSITIVE_INFINITY) return true;
  const price = shownPrice(property);
  return price !== null && price >= min && price <= max;
}

export function matchesRooms(rooms: number | null | undefined, wanted: number): boolean {
  if (rooms == null) return false;
  return wanted >= OPEN_ENDED_ROOMS ? rooms >= wanted : rooms === wanted;
}

function hasAmenities({ amenities }: Property, foldedAmenities: readonly string[]): boolean {
  const present = new Set(amenities?.map(foldText));
  return foldedAmenities.every((amenity) => present.has(amenity));
}

function hasPapers(property: Property, wanted: readonly PapersKind[]): boolean {
  const kind = papersKindOf(property);
  return kind !== null && wanted.includes(kind);
}

function isListedIn(property: Property, { start, end }: ReturnType<typeof periodOf>): boolean {
  const time = listedAt(property);
  return time !== null && time >= (start ?? time) && time < (end ?? Number.POSITIVE_INFINITY);
}

function isVisitedBefore({ checks }: Property, day: string): boolean {
  return !!checks?.visitedOn && checks.visitedOn < day;
}

function isUnconfirmed(property: Property, day: string): boolean {
  const { status, checks } = property;
  const listed = listedAt(property) ?? Number.POSITIVE_INFINITY;
  return status !== SOLD && listed < startOf(day) && (checks?.confirmedOn ?? '') < day;
}

/** Orders properties. Those without a valid date or a shown price come last; ties are ordered by `_id`. */
export function comparatorOf(sort: PropertySort = 'newest'): (a: Property, b: Property) => number {
  const keyOf = sort === 'newest' || sort === 'oldest' ? listedAt : shownPrice;
  const direction = sort === 'newest' || sort === 'price_desc' ? -1 : 1;
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || compareIds(a, b);
    }
    return direction * (left - right) || compareIds(a, b);
  };
}

function compareIds(a: Property, b: Property): number {
  return a._id < b._id ? -1 : Number(a._id > b._id);
}
