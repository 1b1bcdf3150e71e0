import {
  type Bounds,
  boxAround,
  NIGERIA_HEIGHT,
  NIGERIA_WIDTH,
  type Position,
} from '#src/components/atlas/states.ts';
import type { Frame } from './place-apart.ts';

/** A part of the drawing, in its units. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The proportions of the whole drawing. */
export const ASPECT = NIGERIA_WIDTH / NIGERIA_HEIGHT;

/** About 10 km. */
const CLOSEST_UNITS = 8;

/** Up to this width, about 60 km, a view is at the scale of an area. */
const AREA_UNITS = 45;

export function isOfArea(view: View): boolean {
  return view.width <= AREA_UNITS;
}

/** Whether the view cannot be enlarged. */
export function isClosest(view: View): boolean {
  return view.width <= CLOSEST_UNITS;
}

export function viewAround(center: Position, width: number, aspect = ASPECT): View {
  const height = width / aspect;
  return { left: center.x - width / 2, top: center.y - height / 2, width, height };
}

/** The whole drawing with a margin around it. */
export const wholeView = viewAround(
  { x: NIGERIA_WIDTH / 2, y: NIGERIA_HEIGHT / 2 },
  1.06 * NIGERIA_WIDTH,
);

/** The smallest view of these proportions that shows all of another. */
export function fitted(view: View, aspect: number): View {
  return viewAround(centerOf(view), Math.max(view.width, view.height * aspect), aspect);
}

/** The view of a part of a box: at least half of the box, whose outline is then recognized. */
export function viewWithin(whole: Bounds, part: Bounds): View {
  const width = Math.max(part.right - part.left, (whole.right - whole.left) / 2);
  const height = Math.max(part.bottom - part.top, (whole.bottom - whole.top) / 2);
  const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
  const center = {
    x: between(whole.left + width / 2, x, whole.right - width / 2),
    y: between(whole.top + height / 2, y, whole.bottom - height / 2),
  };
  return viewAround(center, width, width / height);
}

/** A view in a frame of this size, in pixels, with a margin of `px` around what must be seen. */
export function fittedInside(view: View, { width, height }: Frame, px: number): View {
  const { width: shown } = fitted(view, (width - 2 * px) / (height - 2 * px));
  return viewAround(centerOf(view), (shown * width) / (width - 2 * px), width / height);
}

/** The view with other proportions, around the same centre and as wide. */
export function reshaped(view: View, aspect: number): View {
  return viewAround(centerOf(view), view.width, aspect);
}

/** Where a position is in a view of this width in pixels; undefined outside of it. */
export function placeIn(view: View, { x, y }: Position, width: number): Position | undefined {
  const scale = width / view.width;
  const isInView =
    Math.abs(x - view.left - view.width / 2) <= view.width / 2 &&
    Math.abs(y - view.top - view.height / 2) <= view.height / 2;
  return isInView ? { x: (x - view.left) * scale, y: (y - view.top) * scale } : undefined;
}

/** The position at a place in a view of this width in pixels. */
export function positionAt(view: View, { x, y }: Position, width: number): Position {
  const scale = view.width / width;
  return { x: view.left + x * scale, y: view.top + y * scale };
}

export function isWhole(view: View): boolean {
  return view.width >= fitted(wholeView, aspectOf(view)).width;
}

/** A move by `x` and `y`, as shares of the frame, and an enlargement by `scale` from its corner. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/** The view after a gesture: no closer than 10 km, and its centre within the drawing. */
export function shifted(view: View, { x, y, scale }: Shift): View {
  const aspect = aspectOf(view);
  const whole = fitted(wholeView, aspect);
  const width = between(CLOSEST_UNITS, view.width / scale, whole.width);
  if (width === whole.width) return whole;
  const center = {
    x: view.left + (view.width * (0.5 - x)) / scale,
    y: view.top + (view.height * (0.5 - y)) / scale,
  };
  return viewAround(
    { x: between(0, center.x, NIGERIA_WIDTH), y: between(0, center.y, NIGERIA_HEIGHT) },
    width,
    aspect,
  );
}

/** Enlarges around a point, given as shares of the frame. */
export function enlarged(view: View, scale: number, { x, y }: Position = { x: 0.5, y: 0.5 }): View {
  return shifted(view, { x: x * (1 - scale), y: y * (1 - scale), scale });
}

/** The view around these places, two to four times as close. */
export function closerTo(places: readonly Position[], view: View): View {
  const { left, right, top, bottom } = boxAround(places);
  const aspect = aspectOf(view);
  const ownWidth = 1.5 * Math.max(right - left, (bottom - top) * aspect);
  const width = Math.max(CLOSEST_UNITS, between(view.width / 4, ownWidth, view.width / 2));
  return viewAround({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, aspect);
}

function centerOf({ left, top, width, height }: View): Position {
  return { x: left + width / 2, y: top + height / 2 };
}

function aspectOf({ width, height }: View): number {
  return width / height;
}

/** The nearest number to `value` that is not below `least` or above `most`. */
export function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
