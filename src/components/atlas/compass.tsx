import { type Location, placeOf } from './area-points.ts';
import { Dot } from './dot.tsx';
import { boxOf, onLand, statePaths } from './states.ts';

interface CompassProps extends Location {
  /** The greatest height in pixels. */
  size?: number;
}

/** The height of a square state, so that it is about as large as a narrow one. */
const SQUARE_SIZE = 0.86;

/**
 * Decorative: the state of a location, with a dot where its point or its area is known. Load it on
 * demand, because it brings the paths and the points.
 */
export function Compass({ size = 24, ...location }: CompassProps) {
  const place = placeOf(location);
  if (!place) return null;
  const { state, point } = place;
  const dot = point && onLand(point, state);
  const { left, right, top, bottom } = boxOf(state);
  const [width, height] = [right - left, bottom - top];
  const scale = size / Math.max(height, SQUARE_SIZE * Math.sqrt(width * height));
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, top, width, height].join(' ')}
      width={width * scale}
      height={height * scale}
      className="shrink-0 overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {/* The line rounds the outline and fills the creeks, which are specks at this size. */}
      <path
        d={statePaths[state]}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-field-line stroke-field-line opacity-90"
      />
      {dot && <Dot {...dot} size={5} />}
    </svg>
  );
}
