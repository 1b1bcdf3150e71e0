import type { ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { type Location, placeOf } from './area-points.ts';
import { boxOf, positionOf, type State, statePaths } from './states.ts';

/** Space for the line on each side, as a share of the state's longer side. */
const MARGIN = 0.06;

interface CompassProps extends Location {
  /** In place of a state that is not known. */
  unknown?: ReactNode;
  /** Its size, which the state fills in its own proportions. */
  className?: string;
}

/**
 * Decorative: the silhouette of a location's state, with a dot where its point or its area is known.
 * Load it on demand, because it brings the paths and the points.
 */
export function Compass({ unknown, className = 'h-6 w-7', ...location }: CompassProps) {
  const place = placeOf(location);
  if (!place) return unknown;
  const { state, point } = place;
  const dot = point && positionOf(point);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(state)}
      className={cn(
        'shrink-0 overflow-visible [&_path]:[vector-effect:non-scaling-stroke]',
        className,
      )}
    >
      <path
        d={statePaths[state]}
        strokeLinejoin="round"
        className="fill-hairline stroke-field-line"
      />
      {dot && (
        <g strokeLinecap="round">
          <path d={`M${dot.x} ${dot.y}h0`} strokeWidth="7" className="stroke-paper" />
          <path d={`M${dot.x} ${dot.y}h0`} strokeWidth="5" className="stroke-highlight" />
        </g>
      )}
    </svg>
  );
}

function viewBoxOf(state: State): string {
  const { left, right, top, bottom } = boxOf(state);
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
  return [left - margin, top - margin, width, height].join(' ');
}
