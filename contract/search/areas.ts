import { placeNames } from './place-names.ts';
import type { AreaCount } from './property-facets.ts';
import { locationCondition, matchesLocation } from './property-search.ts';
import { foldText } from './text-folding.ts';

export type Area = Pick<AreaCount, 'name' | 'region'>;

/** Areas are read from this many locations, the most frequent first. */
const MAX_AREA_LOCATIONS = 2000;
const MAX_AREAS = 250;
const MAX_NAME_LENGTH = 40;

interface LocationCount {
  value: string;
  count: number;
}

/** The areas that locations name, by region, each region before its areas. */
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
  const counted = [...found.values()].map((area) => {
    const condition = locationCondition(area.name);
    const matching = locations.filter(({ value }) => matchesLocation(value, condition));
    return { ...area, count: matching.reduce((sum, { count }) => sum + count, 0) };
  });
  return counted.toSorted(byRegion);
}

/** The areas of `placeNames`, by region. */
export const knownAreas: readonly Area[] = placeNames
  .map(({ name, state }) => ({ name, region: regionOf(state) }))
  .filter((area, index, all) => all.findIndex(({ name }) => name === area.name) === index)
  .toSorted(byRegion);

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

function regionOf(state: string): string {
  return /^(?:fct|federal capital territory)$/i.test(state) ? 'Abuja' : state;
}

function byFrequency(a: LocationCount, b: LocationCount): number {
  return b.count - a.count || compare(a.value, b.value);
}

function byRegion(a: Area, b: Area): number {
  const isRegion = (area: Area) => Number(area.name === area.region);
  return compare(a.region, b.region) || isRegion(b) - isRegion(a) || compare(a.name, b.name);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
