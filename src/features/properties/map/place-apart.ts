import type { Position } from '#src/components/atlas/states.ts';

export interface Circle {
  /** The centre, in pixels. */
  x: number;
  y: number;
  radius: number;
}

export interface Frame {
  width: number;
  height: number;
}

const STEP_PX = 3;
/** A circle farther away would seem to be another place. To reach land it may go farther. */
const MAX_MOVE_PX = { fitting: 54, other: 42 };

/** A group stands for several places around it. */
export const GROUP_MOVE_PX = { fitting: 80, other: 120 };
const DIRECTIONS = 24;
const GAP_PX = 4;

/**
 * Moves circles apart within a frame: in the given order, each takes the free place that is nearest
 * to its own, beside those that are taken, and where it `fits` if there is one. Null for a circle
 * without a free place near it. The same circles always get the same places.
 */
export function placeApart(
  circles: readonly Circle[],
  frame: Frame,
  taken: readonly Circle[] = [],
  fits: (place: Position, index: number) => boolean = () => true,
  maxMovePx = MAX_MOVE_PX,
): (Circle | null)[] {
  const placed = [...taken];
  return circles.map((circle, index) => {
    const isFree = (place: Circle) =>
      isWithin(place, frame) && !placed.some((other) => touches(place, other));
    const place =
      nearestFree(circle, maxMovePx.fitting, (free) => isFree(free) && fits(free, index)) ??
      nearestFree(circle, maxMovePx.other, isFree);
    if (place) placed.push(place);
    return place;
  });
}

function nearestFree(
  circle: Circle,
  maxMovePx: number,
  isFree: (place: Circle) => boolean,
): Circle | null {
  for (let distance = 0; distance <= maxMovePx; distance += STEP_PX) {
    for (let step = 0; step < (distance === 0 ? 1 : DIRECTIONS); step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      const x = circle.x + distance * Math.cos(angle);
      const y = circle.y + distance * Math.sin(angle);
      const place = { x, y, radius: circle.radius };
      if (isFree(place)) return place;
    }
  }
  return null;
}

function isWithin({ x, y, radius }: Circle, { width, height }: Frame): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

export function touches(a: Circle, b: Circle): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (a.radius + b.radius + GAP_PX) ** 2;
}
