import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { type Location, placeOf } from './area-points.ts';
import { boxOf, type Position, positionOf, type State, statePaths } from './states.ts';

/** The width of the drawing on screen for its height. */
const ASPECT = 28 / 24;

/** Space for the line, as a share of the shown height. */
const MARGIN = 0.06;

/** Only the surroundings of the dot are shown of a state more than this many times as wide as high. */
const WIDEST = 2;

interface CompassProps extends Location {
  /** In place of a state that is not known. */
  unknown?: ReactNode;
}

/**
 * Decorative: the silhouette of a location's state, with a dot where its point or its area is known.
 * Load it on demand, because it brings the paths and the points.
 */
export function Compass({ unknown, ...location }: CompassProps) {
  const place = placeOf(location);
  if (!place) return unknown;
  const { state, point } = place;
  const dot = point && positionOf(point);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(state, dot)}
      className={cn(
        'h-6 w-7 shrink-0 [&_path]:[vector-effect:non-scaling-stroke]',
        // Dots at the border of a state are whole.
        isCut(state) ? 'rounded-sm' : 'overflow-visible',
      )}
    >
      <path
        d={statePaths[state]}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-muted/35 stroke-muted"
      />
      {dot && (
        <g strokeLinecap="round">
          <path d={`M${dot.x} ${dot.y}h0`} strokeWidth="11" className="stroke-paper" />
          <path d={`M${dot.x} ${dot.y}h0`} strokeWidth="8" className="stroke-highlight" />
        </g>
      )}
    </svg>
  );
}

function isCut(state: State): boolean {
  const { left, right, top, bottom } = boxOf(state);
  return right - left > WIDEST * (bottom - top);
}

function viewBoxOf(state: State, dot: Position | undefined): string {
  const { left, right, top, bottom } = boxOf(state);
  const [width, height] = [right - left, bottom - top];
  const shownHeight = (1 + 2 * MARGIN) * (isCut(state) ? height : Math.max(height, width / ASPECT));
  const shownWidth = ASPECT * shownHeight;
  const center = (left + right) / 2;
  const x = isCut(state) && dot ? dot.x : center;
  const y = (top + bottom) / 2;
  return [x - shownWidth / 2, y - shownHeight / 2, shownWidth, shownHeight].join(' ');
}
