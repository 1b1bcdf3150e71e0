import { type Location, placeOf } from './area-points.ts';
import { Dot } from './dot.tsx';
import { Land } from './land.tsx';
import { boxOf, NIGERIA_HEIGHT, NIGERIA_WIDTH, onLand } from './states.ts';

/** Space around the state, as a share of its longer side. */
const MARGIN = 0.15;

/** A small state is drawn among its neighbours: larger, its border would look rough. */
const MIN_HEIGHT = 90;

/**
 * Decorative: the state of a location fills its box, with a dot where its point or its area is
 * known. Load it on demand, because it brings the paths and the points.
 */
export function PlaceDrawing(location: Location) {
  const place = placeOf(location);
  const whole = { left: 0, right: NIGERIA_WIDTH, top: 0, bottom: NIGERIA_HEIGHT };
  const { left, right, top, bottom } = place ? boxOf(place.state) : whole;
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const width = right - left + 2 * margin;
  const height = Math.max(MIN_HEIGHT, bottom - top + 2 * margin);
  const viewBox = [left - margin, (top + bottom - height) / 2, width, height].join(' ');
  return (
    <Land viewBox={viewBox} state={place?.state}>
      {place?.point && <Dot {...onLand(place.point, place.state)} size={12} />}
    </Land>
  );
}
