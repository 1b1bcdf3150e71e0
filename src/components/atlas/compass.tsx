import type { ReactNode } from 'react';
import { type Location, placeOf } from './area-points.ts';
import { Dot } from './dot.tsx';
import { boxOf, onLand, type State, statePaths } from './states.ts';

/** Space for the line on each side, as a share of the state's longer side. */
const MARGIN = 0.06;

interface CompassProps extends Location {
  /** In place of a state that is not known. */
  unknown?: ReactNode;
}

/**
 * Decorative: the state of a location in 24 px, with a dot where its point or its area is
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
      viewBox={viewBoxOf(state)}
      className="size-6 shrink-0 overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {/* The line rounds the outline and fills the lagoons, which are specks at this size. */}
      <path
        d={statePaths[state]}
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-field-line stroke-field-line opacity-90"
      />
      {dot && <Dot {...dot} size={5} />}
    </svg>
  );
}

/** A square around the whole state. */
function viewBoxOf(state: State): string {
  const { left, right, top, bottom } = boxOf(state);
  const side = Math.max(right - left, bottom - top) * (1 + 2 * MARGIN);
  return [(left + right - side) / 2, (top + bottom - side) / 2, side, side].join(' ');
}
