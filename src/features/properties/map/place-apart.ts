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
const DIRECTIONS = 24;

/**
 * Moves circles apart within a frame: in the given order, each takes the free place that is nearest
 * to its own, beside those that are taken, and where it `fits` if there is one. Without a free
 * place near it, it is left out. The same circles always get the same places.
 */
export function placeApart<Own extends Circle>(
  circles: readonly Own[],
  frame: Frame,
  taken: readonly Circle[],
  fits: (place: Circle, circle: Own) => boolean,
  { movePx, gapPx }: { movePx: number; gapPx: number },
): Own[] {
  const placed: Circle[] = [...taken];
  return circles.flatMap((circle) => {
    const reach = { ...circle, radius: circle.radius + movePx };
    const near = placed.filter((other) => touches(reach, other, gapPx));
    let nearest: Circle | undefined;
    for (const place of placesAround(circle, movePx)) {
      if (!isWithin(place, frame) || near.some((other) => touches(place, other, gapPx))) continue;
      nearest ??= place;
      if (!fits(place, circle)) continue;
      nearest = place;
      break;
    }
    if (!nearest) return [];
    placed.push(nearest);
    return [{ ...circle, ...nearest }];
  });
}

/** The nearest first. */
function* placesAround({ x, y, radius }: Circle, movePx: number): Generator<Circle> {
  yield { x, y, radius };
  for (let distance = STEP_PX; distance <= movePx; distance += STEP_PX) {
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      yield { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle), radius };
    }
  }
}

function isWithin({ x, y, radius }: Circle, { width, height }: Frame): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

function touches(a: Circle, b: Circle, gapPx: number): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (a.radius + b.radius + gapPx) ** 2;
}

export function distance(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
