import type { Coordinates } from '#contract/property/property.ts';
import { foldText } from '#contract/search/text-folding.ts';
import nigeria from './nigeria-paths.json';

/**
 * Nigeria in paths of SVG: 36 states, the Federal Capital Territory, the Niger, the Benue and Lake
 * Kainji. The Lagos Lagoon is open water between the islands and the mainland. Made from Natural
 * Earth, which is in the public domain (naturalearthdata.com). Decision 046 has the steps.
 */
export const { states: statePaths, river: riverPath, lake: lakePath } = nigeria;

export type State = keyof typeof statePaths;

/** The drawing's own units: 1000 from the western to the eastern border. */
export const NIGERIA_WIDTH = 1000;
export const NIGERIA_HEIGHT = 810;

/** The north-western corner of the drawing, in degrees. */
const NIGERIA_CORNER = { longitude: 2.672282, latitude: 13.880291 };

/** Equirectangular with the standard parallel 9° N. */
const UNITS_PER_DEGREE = { longitude: 83.34963, latitude: 84.38859 };

export interface Position {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const states = Object.keys(statePaths) as State[];

/** Parts of locations that stand for a state. */
const otherNames: Record<string, State> = {
  abuja: 'Federal Capital Territory',
  fct: 'Federal Capital Territory',
  'port harcourt': 'Rivers',
};

/** The state that a part of a location names: "Ikeja, Lagos State" names Lagos. */
export function stateNamedIn(location: string): State | undefined {
  const parts = location.split(',').map((part) => foldText(part).replace(/ state$/, ''));
  return parts
    .map((part) => otherNames[part] ?? states.find((state) => foldText(state) === part))
    .findLast((state) => state !== undefined);
}

/** A point in the drawing's units. It may be outside of the drawing. */
export function positionOf({ latitude, longitude }: Coordinates): Position {
  return {
    x: (longitude - NIGERIA_CORNER.longitude) * UNITS_PER_DEGREE.longitude,
    y: (NIGERIA_CORNER.latitude - latitude) * UNITS_PER_DEGREE.latitude,
  };
}

/** Kept, because placing the bubbles of a map asks for the same states many times. */
const corners = new Map<State, Position[][]>();

/** The corners of a state's paths, each path a list of its own. */
export function cornersOf(state: State): Position[][] {
  const known = corners.get(state) ?? readCorners(statePaths[state]);
  corners.set(state, known);
  return known;
}

/** The corners of a path of SVG, each of its parts a list of its own. */
export function readCorners(path: string): Position[][] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      let position = { x: 0, y: 0 };
      // After the first position, all are relative to the one before.
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        const [dx = 0, dy = 0] = numbers.slice(2 * index);
        position = { x: position.x + dx, y: position.y + dy };
        return position;
      });
    });
}

const boxes = new Map<State, Bounds>();

/** The smallest rectangle around a state. */
export function boxOf(state: State): Bounds {
  const known = boxes.get(state) ?? boxAround(cornersOf(state).flat());
  boxes.set(state, known);
  return known;
}

/** The smallest rectangle around some positions. */
export function boxAround(positions: readonly Position[]): Bounds {
  const xs = positions.map(({ x }) => x);
  const ys = positions.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export function isInside(position: Position, state: State): boolean {
  const { left, right, top, bottom } = boxOf(state);
  const { x, y } = position;
  if (x < left || x > right || y < top || y > bottom) return false;
  return isWithin(position, cornersOf(state));
}

/** Whether a ray from the position to the right crosses the paths an odd number of times. */
export function isWithin({ x, y }: Position, paths: readonly Position[][]): boolean {
  let isOdd = false;
  for (const path of paths) {
    let before = path.at(-1);
    for (const corner of path) {
      if (before && corner.y > y !== before.y > y) {
        const share = (y - corner.y) / (before.y - corner.y);
        if (x < corner.x + share * (before.x - corner.x)) isOdd = !isOdd;
      }
      before = corner;
    }
  }
  return isOdd;
}

/** So far inside the coast that a dot does not lie half in the sea. */
const INLAND_UNITS = 1;

/** About 20 km, from where on the property form asks whether point and address belong together. */
const MAX_SNAP_UNITS = 15;

/**
 * The position of a point in the state, or the nearest one inside its drawn border, which is coarser.
 * A point far from the state stays where it is.
 */
export function onLand(point: Coordinates, state: State): Position {
  const position = positionOf(point);
  if (isInside(position, state)) return position;
  const edges = cornersOf(state).flatMap((path) =>
    path.map((corner, index) => nearestOnEdge(position, path.at(index - 1) ?? corner, corner)),
  );
  const nearest = edges.reduce((best, edge) =>
    distanceOf(edge, position) < distanceOf(best, position) ? edge : best,
  );
  if (distanceOf(nearest, position) > MAX_SNAP_UNITS) return position;
  const further = 1 + INLAND_UNITS / (distanceOf(nearest, position) || 1);
  const inland = {
    x: position.x + (nearest.x - position.x) * further,
    y: position.y + (nearest.y - position.y) * further,
  };
  return isInside(inland, state) ? inland : nearest;
}

function nearestOnEdge(position: Position, from: Position, to: Position): Position {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = (position.x - from.x) * dx + (position.y - from.y) * dy;
  const share = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
  return { x: from.x + share * dx, y: from.y + share * dy };
}

function distanceOf(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
