import { NIGERIA_HEIGHT, NIGERIA_WIDTH, type Position } from '#src/components/atlas/states.ts';

/** A part of the drawing, in its units. All have the proportions of the whole. */
export interface View {
  left: number;
  top: number;
  width: number;
}

export const ASPECT = NIGERIA_WIDTH / NIGERIA_HEIGHT;

/** The whole drawing with a margin around it. */
const WHOLE_UNITS = 1.06 * NIGERIA_WIDTH;

/** About 10 km. */
const CLOSEST_UNITS = 8;

/** Up to this width, about 60 km, a view is at the scale of an area. */
const AREA_UNITS = 45;

export function isOfArea(view: View): boolean {
  return view.width <= AREA_UNITS;
}

export function heightOf({ width }: View): number {
  return width / ASPECT;
}

export function viewAround(center: Position, width: number): View {
  return { left: center.x - width / 2, top: center.y - width / ASPECT / 2, width };
}

export const wholeView = viewAround({ x: NIGERIA_WIDTH / 2, y: NIGERIA_HEIGHT / 2 }, WHOLE_UNITS);

/** A move by `x` and `y`, as shares of the frame, and an enlargement by `scale` from its corner. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/** The view after a gesture: no closer than 10 km, and its centre within the drawing. */
export function shifted(view: View, { x, y, scale }: Shift): View {
  const width = between(CLOSEST_UNITS, view.width / scale, WHOLE_UNITS);
  if (width === WHOLE_UNITS) return wholeView;
  const center = {
    x: view.left + (view.width * (0.5 - x)) / scale,
    y: view.top + (heightOf(view) * (0.5 - y)) / scale,
  };
  return viewAround(
    { x: between(0, center.x, NIGERIA_WIDTH), y: between(0, center.y, NIGERIA_HEIGHT) },
    width,
  );
}

/** Enlarges around a point, given as shares of the frame. */
export function enlarged(view: View, scale: number, { x, y }: Position = { x: 0.5, y: 0.5 }): View {
  return shifted(view, { x: x * (1 - scale), y: y * (1 - scale), scale });
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
