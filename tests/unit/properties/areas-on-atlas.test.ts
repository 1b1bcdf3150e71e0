import { describe, expect, it } from 'vitest';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { areaPoints } from '#src/components/atlas/area-points.ts';
import { boxOf } from '#src/components/atlas/states.ts';
import { areasOf, frameAspect } from '#src/features/properties/map/areas-on-atlas.ts';
import { bubblesOf } from '#src/features/properties/map/bubbles.ts';
import { ASPECT, fittedInside, wholeView } from '#src/features/properties/map/map-view.ts';
import { type Circle, placeApart } from '#src/features/properties/map/place-apart.ts';
import { type Box, type Crossing, placeNames } from '#src/features/properties/map/place-names.ts';

const areas = [
  { name: 'Abuja', region: 'Abuja', count: 10 },
  { name: 'Maitama', region: 'Abuja', count: 10 },
  { name: 'Lagos', region: 'Lagos', count: 16 },
  { name: 'Ajah', region: 'Lagos', count: 0 },
  { name: 'Back of the market', region: 'Lagos', count: 2 },
  { name: 'Ikeja', region: 'Lagos', count: 3 },
  { name: 'Lekki', region: 'Lagos', count: 11 },
  { name: 'Port Harcourt', region: 'Rivers', count: 4 },
  { name: 'Woji', region: 'Rivers', count: 1 },
];

/** What the map shows for a location in a frame of this width in pixels and these proportions. */
function shownFor(
  all: readonly AreaCount[],
  location: string | undefined,
  width: number,
  aspect = ASPECT,
) {
  const found = areasOf(all, location);
  const frame = { width, height: width / aspect };
  const view = width ? fittedInside(found.extent, frame, found.marginPx) : found.extent;
  const shown = bubblesOf(found.areas, view, width, { ...found, dots: [] });
  return { ...found, view, height: frame.height, ...shown };
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** Every area that the atlas knows, as if homes were listed in each. */
const everywhere = areaPoints.flatMap(({ name, state }, index) => [
  { name: state, region: state, count: 500 },
  { name, region: state, count: 1 + ((index * 37) % 900) },
]);

describe('The areas on the atlas', () => {
  it('are the states, the most homes first, or the city where no listing names the state', () => {
    const shown = shownFor(areas, undefined, 400);
    expect(namesOf(shown.areas)).toEqual(['Lagos', 'Abuja', 'Port Harcourt']);
    expect(namesOf(shown.bubbles)).toEqual(['Lagos', 'Abuja', 'Port Harcourt']);
    expect(shown.view).toEqual(wholeView);
  });

  it('are those of a chosen state', () => {
    const shown = shownFor(areas, 'Lagos', 400);
    expect(shown.region).toBe('Lagos');
    expect(namesOf(shown.areas)).toEqual(['Lekki', 'Ikeja', 'Back of the market']);
    expect(namesOf(shown.bubbles)).toEqual(['Lekki', 'Ikeja']);
  });

  it.each(
    ['Lagos', 'Abuja', 'Rivers', 'Enugu'].flatMap((name) =>
      [0.75, ASPECT, 1.5].map((aspect) => [name, aspect] as const),
    ),
  )('are in a view of the whole of %s, in a frame of %d', (name, aspect) => {
    const all = [{ name, region: name, count: 1 }];
    const { view, state = expect.fail() } = shownFor(all, name, 400, aspect);
    const { left, right, top, bottom } = boxOf(state);
    expect(view.width / view.height).toBeCloseTo(aspect);
    expect(left).toBeGreaterThan(view.left);
    expect(top).toBeGreaterThan(view.top);
    expect(right).toBeLessThan(view.left + view.width);
    expect(bottom).toBeLessThan(view.top + view.height);
  });

  it('fill the view of their state, in the same place while a filter leaves some out', () => {
    const { view, bubbles, state = expect.fail() } = shownFor(areas, 'Lagos', 400);
    const { left, right } = boxOf(state);
    expect(view.width).toBeLessThan(0.9 * (right - left));
    const found = areas.map((area) => ({ ...area, count: area.name === 'Ikeja' ? 1 : 0 }));
    const filtered = shownFor(found, 'Lagos', 400);
    expect([namesOf(filtered.bubbles), filtered.view]).toEqual([['Ikeja'], view]);
    expect(bubbles).toHaveLength(2);
  });

  it.each([
    ['Rivers', ['Trans Amadi', 'Woji']],
    ['Abuja', ['Maitama', 'Asokoro']],
  ])('of %s, all in one town, have half of its outline around them', (name, towns) => {
    const all = [name, ...towns].map((area) => ({ name: area, region: name, count: 1 }));
    const { extent, state = expect.fail() } = areasOf(all, name);
    const { left, right, top, bottom } = boxOf(state);
    expect(extent.width).toBeCloseTo((right - left) / 2);
    expect(extent.height).toBeCloseTo((bottom - top) / 2);
    expect(extent.left).toBeGreaterThanOrEqual(left);
    expect(extent.top).toBeGreaterThanOrEqual(top);
    expect(extent.left + extent.width).toBeLessThanOrEqual(right);
    expect(extent.top + extent.height).toBeLessThanOrEqual(bottom);
  });

  it('hide the dots of homes that would look like a part of a circle', () => {
    const found = areasOf(areas, undefined);
    const shownWith = (dots: readonly Circle[]) =>
      bubblesOf(found.areas, wholeView, 400, { ...found, dots });
    const [bubble = expect.fail()] = shownWith([]).bubbles;
    const dotAt = (px: number) => ({ x: bubble.x + px, y: bubble.y, radius: 7 });
    const dots = [dotAt(0), dotAt(bubble.radius + 15), dotAt(bubble.radius + 17)];
    expect(shownWith(dots).dots).toEqual([dots[2]]);
  });

  it('are those around a chosen area, 40 km wide, among those of its state', () => {
    const shown = shownFor(areas, 'lekki', 400, 1.6);
    expect(shown.region).toBe('Lagos');
    expect(namesOf(shown.areas)).toEqual(['Lekki', 'Ikeja', 'Back of the market']);
    expect(namesOf(shown.bubbles)).toEqual(['Lekki']);
    expect(shown.view.width).toBeCloseTo(30);
  });

  it('have a frame of the proportions of their state', () => {
    expect(frameAspect('Lagos')).toBeGreaterThan(3);
    expect(frameAspect('Rivers')).toBeLessThan(1.2);
  });

  it('have names beside their bubbles', () => {
    expect([...shownFor(areas, 'Lagos', 400).names.keys()].toSorted()).toEqual(['Ikeja', 'Lekki']);
  });

  it('count homes in two of them twice, and those elsewhere once', () => {
    const lagos = { name: 'Lagos', region: 'Lagos', count: 3 };
    const elsewhere = { name: 'Elsewhere in Lagos', region: 'Lagos', count: 1 };
    const inTwo = ['Ajah', 'Sangotedo'].map((name) => ({ name, region: 'Lagos', count: 2 }));
    const market = { name: 'Behind the market', region: 'Lagos', count: 1 };
    const { counted, inRegion } = areasOf([lagos, ...inTwo, market, elsewhere], 'Lagos');
    expect([counted, inRegion]).toEqual([5, 3]);
  });

  it('split Lekki where locations name its estates', () => {
    const estates = ['Lekki Phase 1', 'Ikate', 'Osapa London', 'Chevron Drive', 'Ikota Villa'];
    const split = [
      { name: 'Lagos', region: 'Lagos', count: 100 },
      { name: 'Lekki', region: 'Lagos', count: 50 },
      ...estates.map((name) => ({ name, region: 'Lagos', count: 10 })),
    ];
    expect(namesOf(shownFor(split, 'Lekki', 1200).bubbles).toSorted()).toEqual(
      ['Lekki', ...estates].toSorted(),
    );
  });

  it('leave out homes elsewhere, which are counted apart', () => {
    const elsewhere = [
      ...areas,
      { name: 'Elsewhere in Lagos', region: 'Lagos', count: 2 },
      { name: 'Elsewhere in Nigeria', region: 'Nigeria', count: 1 },
    ];
    const inLagos = areasOf(elsewhere, 'Lagos');
    expect(namesOf(inLagos.areas)).not.toContain('Elsewhere in Lagos');
    expect([inLagos.notOnMap?.count, inLagos.inRegion]).toEqual([2, 16]);
    expect(areasOf(elsewhere, 'elsewhere in lagos').region).toBe('Lagos');
    const everywhere = areasOf(elsewhere, undefined);
    expect(namesOf(everywhere.areas)).toEqual(['Lagos', 'Abuja', 'Port Harcourt']);
    expect(everywhere.notOnMap?.count).toBe(1);
    expect(areasOf(elsewhere, 'Elsewhere in Nigeria').region).toBeUndefined();
  });

  it('are the states for a location that is no area, and only a list without a width', () => {
    expect(shownFor(areas, 'Other States', 400).region).toBeUndefined();
    const { areas: listed, bubbles } = shownFor(areas, undefined, 0);
    expect(listed).toHaveLength(3);
    expect(bubbles).toEqual([]);
  });

  it.each(
    [320, 480, 720].flatMap((width) =>
      [undefined, 'Lagos', 'Oyo'].flatMap((at) =>
        [0.75, ASPECT].map((aspect) => [width, at, aspect] as const),
      ),
    ),
  )(
    'keep apart at %d px, within the drawing and near their places: %s, %d',
    (width, at, aspect) => {
      const { bubbles, height } = shownFor(everywhere, at, width, aspect);
      expect(bubbles.length).toBeGreaterThanOrEqual(4);
      for (const [index, a] of bubbles.entries()) {
        expect(Math.min(a.x, a.y, width - a.x, height - a.y)).toBeGreaterThanOrEqual(a.radius);
        expect(a.radius).toBeLessThanOrEqual(14);
        for (const b of bubbles.slice(0, index)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.radius + b.radius);
        }
      }
      expect(shownFor(everywhere, at, width, aspect).bubbles).toEqual(bubbles);
    },
  );
});

describe('Circles that are placed apart', () => {
  const frame = { width: 200, height: 200 };
  const circle = { x: 100, y: 100, radius: 12 };
  const apart = (
    circles: readonly Circle[],
    taken: readonly Circle[] = [],
    fits: (place: Circle) => boolean = () => true,
  ) => placeApart(circles, frame, taken, fits, { movePx: 42, gapPx: 4 });

  it('stay where they are if they are free, and move a little otherwise', () => {
    const [first, second] = apart([circle, circle]);
    expect(first).toEqual(circle);
    const moved = second ?? circle;
    expect(Math.hypot(moved.x - circle.x, moved.y - circle.y)).toBeCloseTo(30);
  });

  it('move to where they fit, or nowhere else if that is too far', () => {
    const fitsAbove = (y: number) => apart([circle], [], (place) => place.y <= y)[0];
    expect(fitsAbove(80)?.y).toBeLessThanOrEqual(80);
    expect(fitsAbove(20)).toEqual(circle);
  });

  it('leave room for what is taken', () => {
    const [moved = circle] = apart([circle], [{ ...circle, radius: 7 }]);
    expect(Math.hypot((moved?.x ?? 0) - circle.x, (moved?.y ?? 0) - circle.y)).toBeGreaterThan(19);
  });

  it('are left out where they would have to move too far', () => {
    expect(apart(Array.from({ length: 30 }, () => circle)).length).toBeLessThan(20);
  });
});

describe('Names of circles', () => {
  const frame = { width: 200, height: 200 };
  const circle = { x: 100, y: 100, radius: 10, name: 'Ikeja' };
  const nameOf = (
    others: readonly Circle[] = [],
    crossingOf: (box: Box) => Crossing = () => 'none',
    size = frame,
  ) => placeNames([circle], size, { others, crossingOf, farPx: 80 }).get('Ikeja');

  it('are at their right, or at their left a little farther, beside the lines of the drawing', () => {
    expect(nameOf()).toMatchObject({ x: 115, y: 100, line: null });
    const isAtRight = ({ x }: Box) => (x > 100 ? 'line' : 'none');
    const atLeft = nameOf([], (box) => (box.y === 100 ? isAtRight(box) : 'line'));
    expect(atLeft).toMatchObject({ x: 82, y: 100, side: 'left', line: null });
  });

  it('have a line to their circles from farther away, clear of other circles', () => {
    const around = [...Array(8).keys()].map((eighth) => ({
      x: 100 + 30 * Math.cos((eighth * Math.PI) / 4 + 0.4),
      y: 100 + 30 * Math.sin((eighth * Math.PI) / 4 + 0.4),
      radius: 6,
    }));
    const { line, ...place } = nameOf(around) ?? expect.fail();
    const [from, to] = line ?? expect.fail();
    expect(Math.hypot(from.x - 100, from.y - 100)).toBeCloseTo(10);
    expect(Math.hypot(place.x - 100, place.y - 100)).toBeGreaterThan(20);
    for (const other of around) {
      for (const share of [0, 0.5, 1]) {
        const x = from.x + share * (to.x - from.x);
        const y = from.y + share * (to.y - from.y);
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(6);
      }
    }
  });

  it('are left out where there is no room near them', () => {
    const small = { width: 120, height: 120 };
    expect(nameOf([{ ...circle, radius: 90 }], undefined, small)).toBeUndefined();
  });
});
