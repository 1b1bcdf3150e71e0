import { type ReactNode, useId } from 'react';
import {
  type Bounds,
  boxOf,
  cornersOf,
  isInside,
  isWithin,
  type Position,
  readCorners,
  riverPath,
  type State,
  statePaths,
} from './states.ts';

/**
 * The Atlantic from Benin to Gabon, roughly, in the units of the drawing. The states cover its northern
 * edge, so that it ends at their coast and fills the Lagos Lagoon.
 */
const seaPath =
  'M-900 690l500-35 340-15 60-8 40-32 110 0 150 100 180 50 20 25 19 16 25 43 42 12 6 59-14 80-26 102 23 63-70 90 95 460-1500 0z';

const sea = readCorners(seaPath);

/** Nigeria or, in a drawing of one state, that state; the sea; or other land. */
export function groundAt(position: Position, drawn?: State): 'land' | 'sea' | 'beyond' {
  const states = Object.keys(statePaths) as State[];
  const state = states.find((name) => isInside(position, name));
  if (state) return drawn && drawn !== state ? 'beyond' : 'land';
  return isWithin(position, sea) ? 'sea' : 'beyond';
}

const river = readCorners(riverPath);

/** What passes through a box, in the units of the drawing: coast, border or river, or another line. */
export function lineIn(box: Bounds): 'coast' | 'line' | 'none' {
  if (crosses(river, box)) return 'coast';
  const states = Object.keys(statePaths) as State[];
  const isBorder = (state: State) =>
    !areApart(boxOf(state), box) && crosses(cornersOf(state), box, true);
  if (!states.some(isBorder)) return 'none';
  const grounds = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => groundAt({ x, y }) === 'land'),
  );
  return grounds.every((isLand) => isLand === grounds[0]) ? 'line' : 'coast';
}

function areApart(a: Bounds, b: Bounds): boolean {
  return a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;
}

/** Whether an edge of the paths passes through the box. A closed path has one from its end to its start. */
function crosses(paths: readonly Position[][], box: Bounds, areClosed = false): boolean {
  return paths.some((path) =>
    path.some((to, index) => {
      const from = areClosed ? path.at(index - 1) : path[index - 1];
      return from !== undefined && isCut(box, from, to);
    }),
  );
}

/** Whether the edge reaches the box and has corners of it on both sides. */
function isCut({ left, right, top, bottom }: Bounds, from: Position, to: Position): boolean {
  if (Math.max(from.x, to.x) < left || Math.min(from.x, to.x) > right) return false;
  if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom) return false;
  const isLeftOf = (x: number, y: number) =>
    (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x);
  const side = isLeftOf(left, top);
  return [isLeftOf(right, top), isLeftOf(left, bottom), isLeftOf(right, bottom)].some(
    (other) => other !== side,
  );
}

interface LandProps {
  viewBox: string;
  /** Drawn on top of the others. */
  state: State | undefined;
  children?: ReactNode;
}

/** Nigeria and the sea, in a box whose ground stands for its neighbours. */
export function Land({ viewBox, state, children }: LandProps) {
  const statesId = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d={seaPath} className="fill-water stroke-field-line/60" />
      {/* The coast and the border: the states cover the inner half of these lines. */}
      {!state && <use href={`#${statesId}`} className="fill-none stroke-ink stroke-2" />}
      <g
        className={
          state
            ? 'fill-[light-dark(var(--sunken),var(--paper))] stroke-field-line/45'
            : 'fill-surface stroke-field-line/60'
        }
      >
        <g id={statesId}>
          {Object.entries(statePaths).map(([name, path]) => (
            // Here, because the copy above does not inherit the rule of the drawing.
            <path key={name} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </g>
      {state && <path d={statePaths[state]} className="fill-surface" />}
      <path
        d={riverPath}
        stroke={state ? 'var(--water)' : 'var(--ink)'}
        strokeWidth={state && 1.5}
        className="fill-none"
      />
      {state && (
        <path
          d={statePaths[state]}
          strokeLinejoin="round"
          className="fill-none stroke-field-line"
        />
      )}
      {children}
    </svg>
  );
}
