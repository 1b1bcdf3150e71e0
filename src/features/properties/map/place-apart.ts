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

/** Farther, because a group stands for several areas around it. */
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
    const reachPx = circle.radius + Math.max(maxMovePx.fitting, maxMovePx.other);
    const near = placed.filter((other) => touches({ ...circle, radius: reachPx }, other));
    const place = nearestFree(
      circle,
      maxMovePx,
      (free) => isWithin(free, frame) && !near.some((other) => touches(free, other)),
      (free) => fits(free, index),
    );
    if (place) placed.push(place);
    return place;
  });
}

/** The nearest place that fits; else the nearest of the others. */
function nearestFree(
  circle: Circle,
  maxMovePx: typeof MAX_MOVE_PX,
  isFree: (place: Circle) => boolean,
  fits: (place: Circle) => boolean,
): Circle | null {
  let nearest: Circle | null = null;
  const farthest = Math.max(maxMovePx.fitting, maxMovePx.other);
  for (let distance = 0; distance <= farthest; distance += STEP_PX) {
    if (nearest && distance > maxMovePx.fitting) break;
    for (let step = 0; step < (distance === 0 ? 1 : DIRECTIONS); step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      const x = circle.x + distance * Math.cos(angle);
      const y = circle.y + distance * Math.sin(angle);
      const place = { x, y, radius: circle.radius };
      if (!isFree(place)) continue;
      if (distance <= maxMovePx.fitting && fits(place)) return place;
      if (distance <= maxMovePx.other) nearest ??= place;
    }
  }
  return nearest;
}

function isWithin({ x, y, radius }: Circle, { width, height }: Frame): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

export function touches(a: Circle, b: Circle): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (a.radius + b.radius + GAP_PX) ** 2;
}
