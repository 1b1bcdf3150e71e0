import { type Area, byRegion, compare, knownAreas, regionOf } from './areas.ts';
import { ALL_OF_NIGERIA, elsewhereIn } from './elsewhere.ts';
import { isOnMap, matchesLocation } from './location-matches.ts';
import type { AreaCount } from './property-facets.ts';
import { locationCondition } from './property-search.ts';
import { foldText } from './text-folding.ts';

/** Areas are read from this many locations, the most frequent first. */
const MAX_AREA_LOCATIONS = 2000;
const MAX_AREAS = 250;
const MAX_NAME_LENGTH = 40;

/** The number of properties with the same location, and the lowest shown price of those that are not sold. */
export interface LocationCount {
  value: string;
  count: number;
  lowestPrice: number | null;
}

/**
 * The areas that locations name, by region, each region before its areas; and for each region of the
 * map its results in no area of the map, if there are any.
 */
export function areaCounts(all: readonly LocationCount[]): AreaCount[] {
  const locations = all.toSorted(byFrequency).slice(0, MAX_AREA_LOCATIONS);
  const found = new Map<string, Area>();
  const ambiguous = new Set<string>();
  for (const { value } of locations) {
    for (const area of areasOf(value)) {
      const key = foldText(area.name);
      const other = found.get(key);
      if (!other && found.size < MAX_AREAS) found.set(key, area);
      else if (other && other.region !== area.region) ambiguous.add(key);
    }
  }
  // A location filter finds areas of the same name, such as GRA, in every city.
  for (const key of ambiguous) found.delete(key);
  const regions = new Set([...found.values()].map(({ region }) => region).filter(isOnMap));
  const elsewhere = [...regions, ALL_OF_NIGERIA].map((region) => ({
    name: elsewhereIn(region),
    region,
  }));
  const matched = [...found.values(), ...elsewhere].map((area) => {
    const condition = locationCondition(area.name);
    return { area, matching: locations.filter(({ value }) => matchesLocation(value, condition)) };
  });
  const areasIn = new Map<LocationCount, string[]>();
  for (const { area, matching } of matched) {
    if (!isWithinRegion(area)) continue;
    for (const location of matching) {
      areasIn.set(location, [...(areasIn.get(location) ?? []), area.name]);
    }
  }
  const counted = matched.map(({ area, matching }) => ({
    ...area,
    count: countOf(matching),
    lowestPrice: lowest(matching.map(({ lowestPrice }) => lowestPrice)),
    ...(isWithinRegion(area) && groupsOf(area, matching, areasIn)),
  }));
  return counted
    .filter(({ name, region, count }) => count > 0 || name !== elsewhereIn(region))
    .toSorted(byRegion);
}

function countOf(locations: readonly LocationCount[]): number {
  return locations.reduce((sum, { count }) => sum + count, 0);
}

function isWithinRegion({ name, region }: Area): boolean {
  return name !== region && name !== elsewhereIn(region);
}

function groupsOf(
  { name }: Area,
  matching: readonly LocationCount[],
  areasIn: ReadonlyMap<LocationCount, readonly string[]>,
): Pick<AreaCount, 'groups'> {
  const groups = new Map<string, number>();
  for (const location of matching) {
    const names = areasIn.get(location)?.join(', ') ?? name;
    groups.set(names, (groups.get(names) ?? 0) + location.count);
  }
  const isShared = [...groups.keys()].some((names) => names !== name);
  return isShared ? { groups: [...groups].map(([value, count]) => ({ value, count })) } : {};
}

const knownByName = new Map(knownAreas.map((area) => [foldText(area.name), area]));

/** 'Ikate, Lekki, Lagos' names Lagos, and Ikate and Lekki in it; house numbers and plots are left out. */
function areasOf(location: string): Area[] {
  const parts = location
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part && !/^\d|^nigeria$/i.test(part));
  const last = regionOf(parts.pop()?.replace(/ state$/i, '') ?? '');
  if (!last) return [];
  const own = knownByName.get(foldText(last)) ?? { name: last, region: last };
  const areas = parts
    .filter((part) => !/^(?:plot|no|block|house|flat|off)\b/i.test(part))
    .map((name) => knownByName.get(foldText(name)) ?? { name, region: own.region });
  return [own, ...areas].filter(({ name }) => name.length <= MAX_NAME_LENGTH);
}

/** The lowest of prices that may be missing. */
export function lowest(prices: readonly (number | null)[]): number | null {
  return prices.reduce((least, price) => {
    if (least === null || price === null) return least ?? price;
    return Math.min(least, price);
  }, null);
}

function byFrequency(a: LocationCount, b: LocationCount): number {
  return b.count - a.count || compare(a.value, b.value);
}
