import type { ReactNode } from 'react';
import { type Location, placeOf } from './area-points.ts';
import { boxOf, positionOf, statePaths } from './states.ts';

/** Space for the dot at the border, as a share of the state's longer side. */
const MARGIN = 0.1;

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
  const { left, right, top, bottom } = boxOf(state);
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const dot = point && positionOf(point);
  const width = right - left + 2 * margin;
  const height = bottom - top + 2 * margin;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left - margin, top - margin, width, height].join(' ')}
      className="h-6 w-7 shrink-0 p-0.5"
    >
      <path
        d={statePaths[state]}
        strokeWidth="1.25"
        className="fill-sunken stroke-muted [vector-effect:non-scaling-stroke]"
      />
      {dot && (
        <path
          d={`M${dot.x} ${dot.y}h0`}
          strokeLinecap="round"
          strokeWidth="5"
          className="stroke-highlight [vector-effect:non-scaling-stroke]"
        />
      )}
    </svg>
  );
}
