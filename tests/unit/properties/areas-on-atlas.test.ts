import { describe, expect, it } from 'vitest';
import { areaPoints } from '#src/components/atlas/area-points.ts';
import { areasOnAtlas } from '#src/features/properties/map/areas-on-atlas.ts';
import { placeApart } from '#src/features/properties/map/place-apart.ts';

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

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** Every area that the atlas knows, as if homes were listed in each. */
const everywhere = areaPoints.flatMap(({ name, state }, index) => [
  { name: state, region: state, count: 500 },
  { name, region: state, count: 1 + ((index * 37) % 900) },
]);

describe('The areas on the atlas', () => {
  it('are the states, the most homes first, or the city where no listing names the state', () => {
    const shown = areasOnAtlas(areas, undefined, 400);
    expect(namesOf(shown.areas)).toEqual(['Lagos', 'Abuja', 'Port Harcourt']);
    expect(namesOf(shown.bubbles)).toEqual(['Lagos', 'Abuja', 'Port Harcourt']);
    expect(shown.view.width).toBe(1000);
  });

  it.each(['Lagos', 'lekki'])('are those of the state that has %s', (location) => {
    const shown = areasOnAtlas(areas, location, 400);
    expect(shown.region).toBe('Lagos');
    expect(namesOf(shown.areas)).toEqual(['Lekki', 'Ikeja', 'Back of the market']);
    expect(namesOf(shown.bubbles)).toEqual(['Lekki', 'Ikeja']);
    expect(shown.view.width).toBeLessThan(100);
  });

  it('are the states for a location that is no area, and only a list without a width', () => {
    expect(areasOnAtlas(areas, 'Other States', 400).region).toBeUndefined();
    const { areas: listed, bubbles } = areasOnAtlas(areas, undefined, 0);
    expect(listed).toHaveLength(3);
    expect(bubbles).toEqual([]);
  });

  it.each(
    [320, 416, 720].flatMap((width) =>
      [undefined, 'Lagos', 'Oyo'].map((at) => [width, at] as const),
    ),
  )('keep apart at %d px, within the drawing and near their places: %s', (width, location) => {
    const { bubbles, height } = areasOnAtlas(everywhere, location, width);
    expect(bubbles.length).toBeGreaterThan(5);
    for (const [index, a] of bubbles.entries()) {
      expect(Math.min(a.x, a.y, width - a.x, height - a.y)).toBeGreaterThanOrEqual(a.radius);
      for (const b of bubbles.slice(0, index)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.radius + b.radius);
      }
    }
    expect(areasOnAtlas(everywhere, location, width).bubbles).toEqual(bubbles);
  });
});

describe('Circles that are placed apart', () => {
  const frame = { width: 200, height: 200 };
  const circle = { x: 100, y: 100, radius: 12 };

  it('stay where they are if they are free, and move a little otherwise', () => {
    const [first, second] = placeApart([circle, circle], frame);
    expect(first).toEqual(circle);
    const moved = second ?? circle;
    expect(Math.hypot(moved.x - circle.x, moved.y - circle.y)).toBeCloseTo(27);
  });

  it('are left out where they would have to move too far', () => {
    const places = placeApart(
      Array.from({ length: 30 }, () => circle),
      frame,
    );
    expect(places.filter((place) => place === null).length).toBeGreaterThan(10);
  });
});
