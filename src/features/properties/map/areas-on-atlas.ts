import type { AreaCount } from '#contract/search/property-facets.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { placeOf } from '#src/components/atlas/area-points.ts';
import {
  boxOf,
  NIGERIA_HEIGHT,
  NIGERIA_WIDTH,
  type Position,
  positionOf,
} from '#src/components/atlas/states.ts';
import { placeApart, placeNames } from './place-apart.ts';

/** In the units of the drawing. */
interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A bubble's radius grows with its area's number of results. */
const RADIUS_PX = { smallest: 12, largest: 24 };

/** The narrowest view, in the units of the drawing: about 40 km. */
const CLOSEST_UNITS = 30;

const whole: View = { left: 0, top: 0, width: NIGERIA_WIDTH, height: NIGERIA_HEIGHT };
const ASPECT = NIGERIA_WIDTH / NIGERIA_HEIGHT;

/**
 * The states with results or, in the state of the chosen area, its areas, the most results first;
 * and the bubbles of those whose place is known on a drawing of this width in pixels.
 */
export function areasOnAtlas(
  all: readonly AreaCount[],
  location: string | undefined,
  width: number,
) {
  const chosen = all.find(({ name }) => foldText(name) === foldText(location ?? ''));
  const region = chosen?.region;
  const areas = (region === undefined ? statesOf(all) : all.filter(isIn(region)))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const known = areas.flatMap((area) => {
    const position = positionInDrawing(area);
    return position ? [{ area, position }] : [];
  });
  const positions = known.map(({ position }) => position);
  const view = region === undefined || positions.length === 0 ? whole : viewOf(positions);
  const scale = width / view.width;
  const frame = { width, height: width / ASPECT };
  const most = areas[0]?.count ?? 1;
  const places = placeApart(
    known.map(({ area, position }) => ({
      x: (position.x - view.left) * scale,
      y: (position.y - view.top) * scale,
      radius: radiusOf(area.count / most),
    })),
    frame,
  );
  const bubbles = known.flatMap(({ area }, index) => {
    const place = places[index];
    return place ? [{ ...place, area, name: area.name }] : [];
  });
  return { region, areas, view, height: frame.height, bubbles, names: placeNames(bubbles, frame) };
}

function isIn(region: string) {
  return (area: AreaCount) => area.region === region && area.name !== region;
}

function radiusOf(share: number): number {
  const { smallest, largest } = RADIUS_PX;
  return Math.round(smallest + (largest - smallest) * Math.sqrt(share));
}

/** Each state, or where the listings name only its areas, the largest of them. */
function statesOf(all: readonly AreaCount[]): AreaCount[] {
  const isState = ({ name, region }: AreaCount) => Number(name === region);
  return all
    .toSorted((a, b) => isState(b) - isState(a) || b.count - a.count)
    .filter(({ region }, index, sorted) => sorted.findIndex((o) => o.region === region) === index);
}

function positionInDrawing({ name, region }: AreaCount): Position | undefined {
  const place = placeOf({ location: `${name}, ${region}` });
  if (place?.point) return positionOf(place.point);
  if (!place || name !== region) return;
  const { left, right, top, bottom } = boxOf(place.state);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The surroundings of the positions, in the proportions of the whole drawing. */
function viewOf(positions: readonly Position[]): View {
  const xs = positions.map(({ x }) => x);
  const ys = positions.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = 1.4 * Math.max(right - left, (bottom - top) * ASPECT, CLOSEST_UNITS);
  const height = width / ASPECT;
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
}
