import { describe, expect, it } from 'vitest';
import { lineIn } from '#src/components/atlas/land.tsx';
import {
  areasOf,
  frameAspect,
  positionInDrawing,
} from '#src/features/properties/map/areas-on-atlas.ts';
import { bubblesOf } from '#src/features/properties/map/bubbles.ts';
import { fittedInside, placeIn, positionAt } from '#src/features/properties/map/map-view.ts';
import { distance } from '#src/features/properties/map/place-apart.ts';

const demoStates = {
  Lagos: 16,
  Abuja: 10,
  Rivers: 5,
  'Akwa Ibom': 4,
  Enugu: 4,
  Ondo: 4,
  Oyo: 4,
  Edo: 2,
  'Cross River': 1,
  Imo: 1,
  Kaduna: 1,
  Kano: 1,
  Ogun: 1,
  Plateau: 1,
};

const demo = Object.entries(demoStates).map(([name, count]) => ({ name, region: name, count }));

/** The map of the country in a frame of this width in pixels. */
function shownIn(width: number) {
  const found = areasOf(demo, undefined);
  const frame = { width, height: width / frameAspect(undefined) };
  const view = fittedInside(found.extent, frame, found.marginPx);
  return { view, ...bubblesOf(found.areas, view, width, { ...found, dots: [] }) };
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('The names of the states', () => {
  it.each([480, 704])(
    'are next to each state of the demo at %d px, the same each time',
    (width) => {
      const { bubbles, names } = shownIn(width);
      expect(namesOf(bubbles)).toHaveLength(14);
      expect([...names.keys()].toSorted()).toEqual(Object.keys(demoStates).toSorted());
      expect(shownIn(width).names).toEqual(names);
    },
  );

  it.each([328, 358, 398])('are near at %d px, or left out, the same each time', (width) => {
    const { bubbles, names, view } = shownIn(width);
    expect(namesOf(bubbles).toSorted()).toEqual(Object.keys(demoStates).toSorted());
    expect([...names.keys()]).toEqual(expect.arrayContaining(['Lagos', 'Abuja', 'Rivers']));
    expect(names.size).toBeGreaterThanOrEqual(11);
    const lines = [...names.values()].flatMap(({ line }) => (line ? [line] : []));
    for (const [from, to] of lines) expect(distance(from, to)).toBeLessThanOrEqual(24);
    for (const { areas, radius, ...place } of bubbles) {
      const position = positionInDrawing(areas[0]) ?? expect.fail();
      const own = placeIn(view, position, width) ?? expect.fail();
      expect(distance(place, own), areas[0].name).toBeLessThanOrEqual(15.1);
      expect(radius).toBeGreaterThanOrEqual(10);
    }
    expect(shownIn(width).names).toEqual(names);
  });

  it.each([328, 358, 398])('of Abuja is clear of the river at %d px', (width) => {
    const { names, view } = shownIn(width);
    const { center, y, width: wide } = names.get('Abuja') ?? expect.fail();
    const [from, to] = [-1, 1].map((side) =>
      positionAt(view, { x: center + (side * wide) / 2, y: y + side * 8 }, width),
    );
    const [left, top] = [from?.x ?? 0, from?.y ?? 0];
    expect(lineIn({ left, top, right: to?.x ?? 0, bottom: to?.y ?? 0 })).not.toBe('coast');
  });
});
