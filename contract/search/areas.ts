import { placeNames } from './place-names.ts';
import type { AreaCount } from './property-facets.ts';

export type Area = Pick<AreaCount, 'name' | 'region'>;

/** The areas of `placeNames`, by region. */
export const knownAreas: readonly Area[] = placeNames
  .map(({ name, state }) => ({ name, region: regionOf(state) }))
  .filter((area, index, all) => all.findIndex(({ name }) => name === area.name) === index)
  .toSorted(byRegion);

export function regionOf(state: string): string {
  return /^(?:fct|federal capital territory)$/i.test(state) ? 'Abuja' : state;
}

export function byRegion(a: Area, b: Area): number {
  const isRegion = (area: Area) => Number(area.name === area.region);
  return compare(a.region, b.region) || isRegion(b) - isRegion(a) || compare(a.name, b.name);
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
