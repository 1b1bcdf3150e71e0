import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { popularLocations } from '#contract/search/locations.ts';
import { AtlasDrawing } from '#src/components/atlas/atlas-drawing.tsx';
import { lineIn } from '#src/components/atlas/land.tsx';
import {
  cornersOf,
  isInside,
  onLand,
  positionOf,
  type State,
  stateNamedIn,
  statePaths,
} from '#src/components/atlas/states.ts';

const allStates = Object.keys(statePaths) as State[];

describe('the atlas', () => {
  it('has 36 states and the Federal Capital Territory in 15 kB', () => {
    const markup = renderToStaticMarkup(<AtlasDrawing />);
    expect(Buffer.byteLength(markup)).toBeLessThan(15_000);
    expect(allStates).toHaveLength(37);
    expect(allStates).toContain('Federal Capital Territory');
    for (const path of Object.values(statePaths)) expect(markup).toContain(path);
  });

  it.each([
    ['Ikeja', 'Lagos', 6.6018, 3.3515],
    ['Abuja', 'Federal Capital Territory', 9.0765, 7.3986],
    ['Port Harcourt', 'Rivers', 4.8156, 7.0498],
    ['Kano', 'Kano', 12.0022, 8.592],
    ['Maiduguri', 'Borno', 11.8311, 13.151],
    ['Sokoto', 'Sokoto', 13.0059, 5.2476],
  ])('has %s in %s alone', (_city, state, latitude, longitude) => {
    const position = positionOf({ latitude, longitude });
    expect(allStates.filter((other) => isInside(position, other))).toEqual([state]);
  });

  it('has open water in the Lagos Lagoon', () => {
    const lagoon = positionOf({ latitude: 6.5, longitude: 3.48 });
    expect(allStates.filter((state) => isInside(lagoon, state))).toEqual([]);
  });

  it.each([
    ['in the sea off Lagos', { latitude: 6.3, longitude: 3.4 }],
    ['in the lagoon', { latitude: 6.5, longitude: 3.48 }],
  ])('moves a point %s to the land', (_where, point) => {
    expect(isInside(positionOf(point), 'Lagos')).toBe(false);
    expect(isInside(onLand(point, 'Lagos'), 'Lagos')).toBe(true);
  });

  it.each([
    ['Lekki Phase 1, Lagos', 'Lagos'],
    ['Ikeja, LAGOS STATE', 'Lagos'],
    ['Maitama, Abuja', 'Federal Capital Territory'],
    ['GRA Phase 2, Port Harcourt', 'Rivers'],
    ['Lagos Street, Maiduguri, Borno', 'Borno'],
    ['6.46, 3.56', undefined],
    ['Address on request', undefined],
  ])('reads the state of "%s"', (location, state) => {
    expect(stateNamedIn(location)).toBe(state);
  });

  it('has the border of Nigeria on the splash: its corners are corners of the coast or the border', () => {
    const [, path = ''] = readFileSync('index.html', 'utf8').match(/ d="(M[^"]+l[^"]+z)"/) ?? [];
    // A quarter of the size of the states, in whole units.
    const border = cornersIn(path).map(([x, y]) => [4 * x, 4 * y] as const);
    const corners = Object.values(statePaths).flatMap((states) =>
      states.split('M').slice(1).flatMap(cornersIn),
    );
    expect(border.length).toBeGreaterThan(50);
    for (const [x, y] of border) {
      const distances = corners.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY));
      expect(Math.min(...distances)).toBeLessThan(4);
    }
  });

  it('has a line also at the edge that closes the path of a state', () => {
    for (const state of allStates) {
      for (const corners of cornersOf(state)) {
        const [start, end] = [corners[0] ?? expect.fail(), corners.at(-1) ?? expect.fail()];
        const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
        const box = { left: x - 0.1, right: x + 0.1, top: y - 0.1, bottom: y + 0.1 };
        expect(lineIn(box), state).not.toBe('none');
      }
    }
  });

  it('draws every popular location in terracotta with its label', () => {
    const markup = renderToStaticMarkup(<AtlasDrawing locations={popularLocations} hasLabels />);
    expect(markup.match(/class="fill-highlight"/g)).toHaveLength(popularLocations.length);
    for (const location of popularLocations) expect(markup).toContain(`>${location}</span>`);
  });
});

/** The corners of one closed path, whose positions after the first are relative. */
function cornersIn(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    const [dx = 0, dy = 0] = numbers.slice(2 * index);
    x += dx;
    y += dy;
    return [x, y];
  });
}
