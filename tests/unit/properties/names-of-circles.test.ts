import { describe, expect, it } from 'vitest';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { areasOf, frameAspect } from '#src/features/properties/map/areas-on-atlas.ts';
import { bubblesOf } from '#src/features/properties/map/bubbles.ts';
import { fittedInside } from '#src/features/properties/map/map-view.ts';

/** The locations of the demo's homes, from the smallest area to the largest. */
const homes = {
  Lagos: [
    'Sangotedo, Ajah',
    'Alausa, Ikeja',
    'Banana Island, Ikoyi',
    'Bogije, Ibeju-Lekki, Lekki',
    'Chevron Drive, Lekki',
    'Eleko, Ibeju-Lekki, Lekki',
    'Epe',
    'Gbagada Phase 2',
    'Ikate, Lekki',
    'Ikeja GRA, Ikeja',
    'Ikoyi',
    'Lekki Phase 1, Lekki',
    'Magodo Phase 2',
    'Parkview Estate, Ikoyi',
    'Victoria Island',
    'Yaba',
  ],
  Rivers: ['GRA Phase 2', 'Old GRA', 'Peter Odili Road', 'Trans Amadi', 'Woji'].map(
    (area) => `${area}, Port Harcourt`,
  ),
  Abuja: [
    'Asokoro',
    'Central Business District',
    'Guzape',
    'Gwarinpa',
    'Jabi',
    'Katampe Extension',
    'Kyami',
    'Lokogoma',
    'Maitama',
    'Utako',
  ],
};

/** Their areas, as the API counts them. */
function areasIn(region: string, locations: readonly string[]): AreaCount[] {
  const names = [...new Set(locations.flatMap((location) => location.split(', ')))];
  const inAreas = names.map((name) => {
    const groups = locations
      .filter((location) => location.split(', ').includes(name))
      .map((value) => ({ value, count: 1 }));
    return { name, region, count: groups.length, groups };
  });
  return [{ name: region, region, count: locations.length }, ...inAreas];
}

/** What a map of this width shows on screens of several heights. */
function shownAt(width: number, all: readonly AreaCount[], region: string) {
  const found = areasOf(all, region);
  return [240, 288, 352, 412].map((highest) => {
    const height = Math.min(highest, Math.max(240, width / frameAspect(found.state)));
    const view = fittedInside(found.extent, { width, height }, found.marginPx);
    return { height, ...bubblesOf(found.areas, view, width, { ...found, dots: [] }) };
  });
}

/** From screens of 320 px on, where the map is 32 px narrower, to those of 768 px. */
const widths = Array.from({ length: 105 }, (_, index) => 288 + 4 * index);

describe.each(Object.entries(homes))('The circles of %s, at any width,', (region, locations) => {
  const all = areasIn(region, locations);

  it('count each home once, and have their names', () => {
    for (const width of widths) {
      for (const { bubbles, names } of shownAt(width, all, region)) {
        expect(bubbles.reduce((sum, { count }) => sum + count, 0)).toBe(locations.length);
        expect([...names.keys()].toSorted(), `at ${width} px`).toEqual(
          bubbles.map(({ name }) => name).toSorted(),
        );
      }
    }
  });

  it('have no name that the frame cuts, even with text of twice the size', () => {
    for (const width of [144, 164, 240, ...widths]) {
      for (const { names, height } of shownAt(width, all, region)) {
        for (const [name, { center, y, width: wide }] of names) {
          expect(Math.min(center, width - center) - wide / 2, name).toBeGreaterThanOrEqual(8);
          expect(Math.min(y, height - y), name).toBeGreaterThanOrEqual(16);
        }
      }
    }
  });
});
