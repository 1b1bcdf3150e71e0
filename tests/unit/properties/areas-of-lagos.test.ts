import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { groundAt } from '#src/components/atlas/land.tsx';
import { positionOf } from '#src/components/atlas/states.ts';
import {
  areasOf,
  type Bubble,
  bubblesOf,
  FRAME_ASPECT,
  partedView,
  placeIn,
} from '#src/features/properties/map/areas-on-atlas.ts';
import { fitted, type View } from '#src/features/properties/map/map-view.ts';

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

/** Where the column of buttons is, from the corner at the bottom right. */
const BUTTONS_PX = { width: 52, height: 100 };

const namesIn = ({ areas }: Bubble) => areas.map(({ name }) => name);

function ownPlace(name: string, view: View, width: number) {
  const { point } = placeOf({ location: `${name}, Lagos` }) ?? expect.fail();
  return placeIn(view, positionOf(point ?? expect.fail()), width) ?? expect.fail();
}

describe.each([288, 328, 452, 560, 700])('The areas of Lagos at %d px', (width) => {
  const found = areasOf(all, 'Lagos');
  const view = fitted(found.extent, FRAME_ASPECT);
  const { bubbles, names } = bubblesOf(found.areas, view, width, found);

  it('are each in one bubble, which has the homes of all of its areas and a name', () => {
    expect(bubbles.length).toBeGreaterThanOrEqual(7);
    expect(bubbles.flatMap(namesIn).toSorted()).toEqual(
      found.areas.map(({ name }) => name).toSorted(),
    );
    for (const { areas, name, count } of bubbles) {
      expect(count).toBe(areas.reduce((sum, area) => sum + area.count, 0));
      const [first, ...others] = areas;
      expect(name).toBe(others.length > 0 ? `${first.name} +${others.length}` : first.name);
      expect(names.get(name)).toBeDefined();
    }
  });

  it('are within a radius of the place of the first, its name at most 21 px away', () => {
    for (const { areas, name, x, y, radius } of bubbles) {
      const own = ownPlace(areas[0].name, view, width);
      expect(Math.hypot(x - own.x, y - own.y)).toBeLessThanOrEqual(radius);
      const [from, to] = names.get(name)?.line ?? [own, own];
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(21.1);
    }
  });

  it('keep apart, with room for fingers, from names and from the buttons', () => {
    for (const [index, a] of bubbles.entries()) {
      expect(2 * a.radius).toBeGreaterThanOrEqual(18);
      for (const b of bubbles.slice(0, index)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.radius + b.radius + 5.9);
      }
      for (const { center, y, width: wide } of names.values()) {
        const dx = Math.max(0, Math.abs(center - a.x) - wide / 2);
        const dy = Math.max(0, Math.abs(y - a.y) - 8);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(a.radius);
      }
      const isBesideButtons = a.x + a.radius <= width - BUTTONS_PX.width;
      expect(isBesideButtons || a.y + a.radius <= width / FRAME_ASPECT - BUTTONS_PX.height).toBe(
        true,
      );
    }
    const boxes = [...names.values()];
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(0, index)) {
        const isApart =
          Math.abs(a.center - b.center) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= 16;
        expect(isApart).toBe(true);
      }
    }
  });

  it('are where they are in the world', () => {
    const placeNow = (name: string) =>
      bubbles.find((bubble) => namesIn(bubble).includes(name)) ?? expect.fail();
    const [ikoyi, yaba] = [placeNow('Ikoyi'), placeNow('Yaba')];
    expect(placeNow('Lekki Phase 1').x).toBeGreaterThanOrEqual(ikoyi.x);
    expect(placeNow('Victoria Island').y).toBeGreaterThanOrEqual(ikoyi.y);
    expect(yaba.x).toBeLessThan(ikoyi.x);
    expect(yaba.y).toBeLessThan(ikoyi.y);
    expect(placeNow('Ikeja').y).toBeLessThan(yaba.y);
  });

  it('part in closer views, unless they are at one point', () => {
    for (const { areas } of bubbles) {
      let closer: View | undefined = partedView(areas, view);
      for (let presses = 1; closer; presses += 1) {
        expect(presses).toBeLessThanOrEqual(4);
        const shown = bubblesOf(found.areas, closer, width, found).bubbles;
        const still = shown.find((bubble) => namesIn(bubble).includes(areas[0].name));
        expect(still?.areas.length ?? 0).toBeLessThanOrEqual(areas.length);
        closer = partedView(still?.areas ?? [areas[0]], closer);
      }
    }
  });

  it('are on land, or in the sea right beside it', () => {
    const scale = view.width / width;
    const inSea = bubbles.filter(
      ({ x, y }) => groundAt({ x: view.left + x * scale, y: view.top + y * scale }) === 'sea',
    );
    expect(inSea.length).toBeLessThanOrEqual(2);
  });
});

it('Areas at one point are one bubble in every view, and a press on it chooses the first', () => {
  const found = areasOf(all, 'Ikoyi');
  const closest = { ...found.extent, width: 8, height: 8 / FRAME_ASPECT };
  closest.left += (found.extent.width - closest.width) / 2;
  closest.top += (found.extent.height - closest.height) / 2;
  const { bubbles } = bubblesOf(found.areas, closest, 452, found);
  const [ikoyi] = bubbles.filter((bubble) => namesIn(bubble).includes('Ikoyi'));
  expect(ikoyi?.name).toBe('Ikoyi +2');
  expect(partedView(ikoyi?.areas ?? [], found.extent)).toBeUndefined();
});
