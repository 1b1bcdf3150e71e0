import type { ReactNode } from 'react';
import { type Location, placeOf } from './area-points.ts';
import { Dot } from './dot.tsx';
import { boxOf, onLand, type Position, type State, statePaths } from './states.ts';

/** Space for the line on each side, as a share of the state's longer side. */
const MARGIN = 0.06;

/** A state longer than this many times its other side is cropped to its part around the dot. */
const MAX_PROPORTION = 1.2;

interface CompassProps extends Location {
  /** In place of a state that is not known. */
  unknown?: ReactNode;
}

/**
 * Decorative: a location's state in a frame of 24 px, with a dot where its point or its area is
 * known. Load it on demand, because it brings the paths and the points.
 */
export function Compass({ unknown, ...location }: CompassProps) {
  const place = placeOf(location);
  if (!place) return unknown;
  const { state, point } = place;
  const dot = point && onLand(point, state);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(state, dot)}
      className="size-6 shrink-0 rounded-checkbox border bg-surface [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d={statePaths[state]} strokeLinejoin="round" className="fill-hairline stroke-muted" />
      {dot && <Dot {...dot} size={5} />}
    </svg>
  );
}

/** A square around the dot, or without one around the middle, that holds as much of the state as it can. */
function viewBoxOf(state: State, dot: Position | undefined): string {
  const { left, right, top, bottom } = boxOf(state);
  const [width, height] = [right - left, bottom - top];
  const margin = MARGIN * Math.max(width, height);
  const side =
    2 * margin + Math.min(Math.max(width, height), MAX_PROPORTION * Math.min(width, height));
  const start = (from: number, to: number, at = (from + to) / 2) => {
    const last = to + margin - side;
    const first = from - margin;
    return last <= first ? (first + last) / 2 : Math.min(last, Math.max(first, at - side / 2));
  };
  return [start(left, right, dot?.x), start(top, bottom, dot?.y), side, side].join(' ');
}
