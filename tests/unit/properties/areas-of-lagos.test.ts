import { describe, expect, it } from 'vitest';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { groundAt, lineIn } from '#src/components/atlas/land.tsx';
import { positionOf } from '#src/components/atlas/states.ts';
import { areasOf } from '#src/features/properties/map/areas-on-atlas.ts';
import { type Bubble, bubblesOf, partedView } from '#src/features/properties/map/bubbles.ts';
import { fittedInside, placeIn, type View } from '#src/features/properties/map/map-view.ts';

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
const BUTTONS_PX = { width: 100, height: 52 };

const namesIn = ({ areas }: Bubble) => areas.map(({ name }) => name);

function ownPlace(name: string, view: View, width: number) {
  const { point } = placeOf({ location: `${name}, Lagos` }) ?? expect.fail();
  return placeIn(view, positionOf(point ?? expect.fail()), width) ?? expect.fail();
}

/** As on screens of 320, 360, 1440 and 768 px, with at least so many circles. */
const frames = [
  [288, 240, 3],
  [328, 240, 4],
  [480, 240, 5],
  [705, 240, 11],
] as const;

describe.each(frames)('The areas of Lagos in a frame of %d × %d px', (width, height, least) => {
  const found = areasOf(all, 'Lagos');
  const view = fittedInside(found.extent, { width, height }, found.marginPx);
  const { bubbles, names } = bubblesOf(found.areas, view, width, { ...found, dots: [] });

  it('are each in one bubble, which has the homes of all of its areas', () => {
    expect(bubbles.length).toBeGreaterThanOrEqual(least);
    expect(bubbles.flatMap(namesIn).toSorted()).toEqual(
      found.areas.map(({ name }) => name).toSorted(),
    );
    for (const { areas, name, count } of bubbles) {
      expect(count).toBe(areas.reduce((sum, area) => sum + area.count, 0));
      const [first, ...others] = areas;
      expect(name).toBe(others.length > 0 ? `Around ${first.name}` : first.name);
    }
  });

  it('have names, each nearest to its own circle', () => {
    expect([...names.keys()].toSorted()).toEqual(bubbles.map(({ name }) => name).toSorted());
    for (const [name, { center, y, width: wide, line }] of names) {
      const distanceTo = (circle: Bubble) => {
        const dx = Math.max(0, Math.abs(center - circle.x) - wide / 2);
        const dy = Math.max(0, Math.abs(y - circle.y) - 8);
        return Math.hypot(dx, dy) - circle.radius;
      };
      const own = bubbles.find((bubble) => bubble.name === name) ?? expect.fail();
      for (const other of bubbles.filter((bubble) => bubble !== own && !line)) {
        expect(distanceTo(other), `${name}, ${other.name}`).toBeGreaterThan(2 * distanceTo(own));
        const fromMiddle = (circle: Bubble) => Math.hypot(center - circle.x, y - circle.y);
        expect(fromMiddle(other)).toBeGreaterThan(fromMiddle(own));
      }
    }
  });

  it('have no name across the edge of the water', () => {
    const scale = view.width / width;
    for (const [name, { center, y, width: wide }] of names) {
      const box = {
        left: view.left + (center - wide / 2) * scale,
        right: view.left + (center + wide / 2) * scale,
        top: view.top + (y - 8) * scale,
        bottom: view.top + (y + 8) * scale,
      };
      const along = [0, 1, 2, 3, 4].map((fourth) => ({
        x: box.left + (fourth / 4) * (box.right - box.left),
        y: (box.top + box.bottom) / 2,
      }));
      const isInSea = along.some((position) => groundAt(position) === 'sea');
      expect(isInSea && lineIn(box) !== 'none', name).toBe(false);
    }
  });

  it('are 24 px from the frame, or up to 9 px less where they had to move', () => {
    for (const { x, y, radius } of bubbles) {
      expect(Math.min(x, width - x, y, height - y) - radius).toBeGreaterThanOrEqual(24 - 9);
    }
    const inside = found.areas.map(({ name }) => ownPlace(name, view, width));
    expect(Math.min(...inside.map(({ x }) => Math.min(x, width - x)))).toBeGreaterThanOrEqual(35.9);
  });

  it('are within a radius of the place of the first, its name at most 54 px away', () => {
    for (const { areas, name, x, y, radius } of bubbles) {
      const own = ownPlace(areas[0].name, view, width);
      expect(Math.hypot(x - own.x, y - own.y)).toBeLessThanOrEqual(radius + 0.001);
      const [from, to] = names.get(name)?.line ?? [own, own];
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(54.1);
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
      expect(isBesideButtons || a.y + a.radius <= height - BUTTONS_PX.height).toBe(true);
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
    const [epe, lekki, ikeja] = ['Epe', 'Lekki', 'Ikeja'].map(
      (name) => bubbles.find((bubble) => namesIn(bubble).includes(name)) ?? expect.fail(),
    );
    expect(lekki?.x).toBeLessThan(epe?.x ?? 0);
    expect(ikeja?.x).toBeLessThan(lekki?.x ?? 0);
    expect(ikeja?.y).toBeLessThan(lekki?.y ?? 0);
  });

  it('part in closer views, unless they are at one point', () => {
    for (const { areas } of bubbles) {
      let closer: View | undefined = partedView(areas, view);
      for (let presses = 1; closer; presses += 1) {
        expect(presses).toBeLessThanOrEqual(4);
        const shown = bubblesOf(found.areas, closer, width, { ...found, dots: [] }).bubbles;
        const still = shown.find((bubble) => namesIn(bubble).includes(areas[0].name));
        const inBubble = still?.areas ?? expect.fail(`${areas[0].name} is gone`);
        expect(inBubble.length).toBeLessThanOrEqual(areas.length);
        closer = partedView(inBubble, closer);
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

it('A circle of several areas counts each home once, where the groups of homes are known', () => {
  const shared = { value: 'Ikoyi, Banana Island', count: 1 };
  const inTwo = all.map((area) => {
    if (area.name === 'Ikoyi') return { ...area, groups: [shared, { value: 'Ikoyi', count: 2 }] };
    return area.name === 'Banana Island' ? { ...area, groups: [shared] } : area;
  });
  const found = areasOf(inTwo, 'Ikoyi');
  const view = fittedInside(found.extent, { width: 328, height: 200 }, found.marginPx);
  const { bubbles } = bubblesOf(found.areas, view, 328, { ...found, dots: [] });
  const ikoyi =
    bubbles.find((bubble) => namesIn(bubble).includes('Banana Island')) ?? expect.fail();
  const counts = ikoyi.areas.map(({ count }) => count);
  expect(namesIn(ikoyi)).toContain('Ikoyi');
  expect(ikoyi.count).toBe(counts.reduce((sum, count) => sum + count) - 1);
});

it('Areas at one point are one bubble in every view, and a press on it chooses the first', () => {
  const found = areasOf(all, 'Ikoyi');
  const closest = { ...found.extent, width: 8, height: 5 };
  closest.left += (found.extent.width - closest.width) / 2;
  closest.top += (found.extent.height - closest.height) / 2;
  const { bubbles } = bubblesOf(found.areas, closest, 452, { ...found, dots: [] });
  const [ikoyi] = bubbles.filter((bubble) => namesIn(bubble).includes('Ikoyi'));
  expect(ikoyi?.name).toBe('Around Ikoyi');
  expect(partedView(ikoyi?.areas ?? [], found.extent)).toBeUndefined();
});
