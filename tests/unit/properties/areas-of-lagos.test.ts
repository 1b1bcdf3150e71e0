import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { groundAt } from '#src/components/atlas/land.tsx';
import { positionOf } from '#src/components/atlas/states.ts';
import { areasOf, bubblesOf, placeIn } from '#src/features/properties/map/areas-on-atlas.ts';
import { closerTo, fitted } from '#src/features/properties/map/map-view.ts';

/** As in the demo: most of them on a strip of land between the lagoon and the sea. */
const demoAreas = {
  Lagos: 16,
  Ajah: 1,
  Alausa: 1,
  'Banana Island': 1,
  Bogije: 1,
  'Chevron Drive': 1,
  Eleko: 1,
  Epe: 2,
  'Gbagada Phase 2': 1,
  'Ibeju-Lekki': 2,
  Ikate: 1,
  Ikeja: 2,
  'Ikeja GRA': 1,
  Ikoyi: 3,
  Lekki: 5,
  'Lekki Phase 1': 1,
  'Magodo Phase 2': 1,
  'Parkview Estate': 1,
  Sangotedo: 1,
  'Victoria Island': 1,
  Yaba: 1,
};

const all = Object.entries(demoAreas).map(([name, count]) => ({ name, region: 'Lagos', count }));

/** Where the row of buttons is, from the corner at the top right. */
const BUTTONS_PX = { width: 100, height: 52 };

describe.each([288, 328, 480, 704])('The areas of Lagos at %d px', (width) => {
  const found = areasOf(all, 'Lagos');
  const view = fitted(found.extent, found.aspect);
  const { bubbles, groups, names } = bubblesOf(found.areas, view, width, found);
  const scale = view.width / width;

  it('are each named or in one group, which a closer view takes apart', () => {
    expect(bubbles.length).toBeGreaterThanOrEqual(8);
    expect(bubbles.map(({ name }) => name).toSorted()).toEqual([...names.keys()].toSorted());
    const grouped = groups.flatMap(({ circles }) => circles);
    expect([...bubbles, ...grouped].map(({ area }) => area.name).toSorted()).toEqual(
      found.areas.map(({ name }) => name).toSorted(),
    );
    let closer = view;
    let some = groups[0]?.circles ?? [];
    for (let presses = 0; some.length > 0 && presses < 3; presses += 1) {
      const { left, top, width: units } = closer;
      const places = some.map(({ x, y }) => {
        return { x: left + (x * units) / width, y: top + (y * units) / width };
      });
      closer = closerTo(places, closer);
      some = bubblesOf(found.areas, closer, width, found).groups[0]?.circles ?? [];
    }
    expect(some).toEqual([]);
  });

  it('are on land, or in the sea right beside it, where the land is full', () => {
    const inSea = bubbles.filter(
      ({ x, y }) => groundAt({ x: view.left + x * scale, y: view.top + y * scale }) === 'sea',
    );
    expect(inSea.length).toBeLessThanOrEqual(2);
    for (const { name, x, y } of inSea) {
      const { point } = placeOf({ location: `${name}, Lagos` }) ?? expect.fail();
      const own = placeIn(view, positionOf(point ?? expect.fail()), width) ?? expect.fail();
      expect(Math.hypot(x - own.x, y - own.y)).toBeLessThan(30);
    }
  });

  it('leave the row of buttons free', () => {
    const underButtons = bubbles.filter(
      ({ x, y, radius }) => x + radius > width - BUTTONS_PX.width && y - radius < BUTTONS_PX.height,
    );
    expect(underButtons).toEqual([]);
  });
});
