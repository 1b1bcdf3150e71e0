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

/** Returns the areas of these locations as the API counts them. */
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

/** Returns what a map of this width shows on screens of several heights. */
function shownAt(width: number, all: readonly AreaCount[], region: string) {
  const found = areasOf(all, region);
  return [240, 288, 352, 412].map((highest) => {
    const height = Math.min(highest, Math.max(240, width / frameAspect(found.state)));
    const view = fittedInside(found.extent, { width, height }, found.marginPx);
    return { height, ...bubblesOf(found.areas, view, width, { ...found, dots: [] }) };
  });
}

/** From screens of 320 px on, where the map is 32 px narrower, to those of 768 px. */
const widths = Array.from({ length: 36 }, (_, index) => 288 + 12 * index);

type Shown = ReturnType<typeof shownAt>[number];

const countedIn = ({ bubbles }: Shown) => bubbles.reduce((sum, { count }) => sum + count, 0);

function expectUncut({ names, height }: Shown, width: number) {
  for (const [name, { center, y, width: wide }] of names) {
    expect(Math.min(center, width - center) - wide / 2, name).toBeGreaterThanOrEqual(8);
    expect(Math.min(y, height - y), name).toBeGreaterThanOrEqual(16);
  }
}

describe.each(Object.entries(homes))('The circles of %s', (region, locations) => {
  const all = areasIn(region, locations);

  it('count each home once, and have their names, uncut, at any width', () => {
    for (const width of widths) {
      for (const shown of shownAt(width, all, region)) {
        const named = shown.bubbles.map(({ name }) => name).toSorted();
        expect(countedIn(shown)).toBe(locations.length);
        expect([...shown.names.keys()].toSorted(), `at ${width} px`).toEqual(named);
        expectUncut(shown, width);
      }
    }
  });

  it('have no name that the frame cuts with text of twice the size', () => {
    for (const width of [144, 164, 240]) {
      for (const shown of shownAt(width, all, region)) expectUncut(shown, width);
    }
  });
});

describe('Homes in an area', () => {
  it('without a point are in the circle of a larger area', () => {
    const all = areasIn('Lagos', ['Palm Mews, Lekki', 'Palm Mews Gardens, Lekki', 'Ikeja']);
    for (const shown of shownAt(480, all, 'Lagos')) expect(countedIn(shown)).toBe(3);
  });

  it('are in its circle, though a larger area has the same homes', () => {
    const all = areasIn('Lagos', ['Bogije, Lekki', 'Bogije Gardens, Bogije, Lekki']);
    for (const shown of shownAt(480, all, 'Bogije')) expect(countedIn(shown)).toBe(2);
  });
});
