import { askingPrice, isDevelopment, type Property } from './property.ts';
import { type LocationCondition, locationCondition, matchesLocation } from './property-location.ts';
import { type PropertyProblem, problemsOf } from './property-problems.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch, type PropertySort } from './property-search.ts';
import { foldText } from './text-folding.ts';

type Predicate = (property: Property) => boolean;

/** Does this property answer that search? The single meaning, which the reference API's SQL repeats. */
export function matches(property: Property, search: PropertySearch): boolean {
  return matcherOf(search)(property);
}

/** `matches` with the search prepared once, for lists. */
export function matcherOf(search: PropertySearch): Predicate {
  const predicates = [
    textPredicate(search.q),
    locationPredicate(locationCondition(search.location)),
    statusPredicate(search.status),
    typePredicate(search.type),
    pricePredicate(search.minPrice, search.maxPrice),
    roomsPredicate('bedrooms', search.bedrooms),
    roomsPredicate('bathrooms', search.bathrooms),
    amenitiesPredicate(search.amenities),
    developmentPredicate(search.development),
    problemPredicate(search.problem),
  ].filter((predicate) => predicate !== null);
  return (property) => predicates.every((holds) => holds(property));
}

export function matchesRooms(rooms: number | null | undefined, wanted: number): boolean {
  if (rooms == null) return false;
  return wanted >= OPEN_ENDED_ROOMS ? rooms >= wanted : rooms === wanted;
}

/**
 * Orders properties for showing. What the order needs and a property lacks (a valid date, a price)
 * puts it last either way; ties go by `_id`.
 */
export function comparatorOf(sort: PropertySort = 'newest'): (a: Property, b: Property) => number {
  const keyOf = remembered(sort === 'newest' || sort === 'oldest' ? listedAt : askingPrice);
  const direction = sort === 'newest' || sort === 'price_desc' ? -1 : 1;
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || compareIds(a, b);
    }
    return direction * (left - right) || compareIds(a, b);
  };
}

/** The instant of listing in milliseconds, or null where `createdAt` is missing or no date. */
export function listedAt(property: Pick<Property, 'createdAt'>): number | null {
  const instant = Date.parse(property.createdAt ?? '');
  return Number.isNaN(instant) ? null : instant;
}

/** Reads each property's key once, since sorting a long list asks for it again and again. */
function remembered(keyOf: (property: Property) => number | null) {
  const keys = new Map<Property, number | null>();
  return (property: Property): number | null => {
    const known = keys.get(property);
    if (known !== undefined) return known;
    const key = keyOf(property);
    keys.set(property, key);
    return key;
  };
}

function compareIds(a: Property, b: Property): number {
  return a._id < b._id ? -1 : Number(a._id > b._id);
}

function textPredicate(q: string | undefined): Predicate | null {
  const wanted = foldText(q ?? '');
  if (!wanted) return null;
  return ({ title, location }) =>
    foldText(title).includes(wanted) || foldText(location).includes(wanted);
}

function locationPredicate(condition: LocationCondition): Predicate | null {
  if (condition === null) return null;
  return ({ location }) => matchesLocation(location, condition);
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
