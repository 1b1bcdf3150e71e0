import type { Position } from '#src/components/atlas/states.ts';

export interface Circle {
  /** The centre, in pixels. */
  x: number;
  y: number;
  radius: number;
}

interface Frame {
  width: number;
  height: number;
}

const STEP_PX = 3;
/** Farther away, a circle would seem to be somewhere else. */
const MAX_MOVE_PX = 42;
const DIRECTIONS = 24;
const GAP_PX = 2;

/**
 * Moves circles apart within a frame: in the given order, each takes the free place that is nearest
 * to its own, beside those that are taken. Null for a circle without a free place near it. The same
 * circles always get the same places.
 */
export function placeApart(
  circles: readonly Circle[],
  frame: Frame,
  taken: readonly Circle[] = [],
): (Circle | null)[] {
  const placed = [...taken];
  return circles.map((circle) => {
    const place = nearestFree(circle, placed, frame);
    if (place) placed.push(place);
    return place;
  });
}

function nearestFree(circle: Circle, placed: readonly Circle[], frame: Frame): Circle | null {
  for (let distance = 0; distance <= MAX_MOVE_PX; distance += STEP_PX) {
    for (let step = 0; step < (distance === 0 ? 1 : DIRECTIONS); step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      const x = circle.x + distance * Math.cos(angle);
      const y = circle.y + distance * Math.sin(angle);
      const place = { x, y, radius: circle.radius };
      if (isWithin(place, frame) && !placed.some((other) => touches(place, other))) return place;
    }
  }
  return null;
}

function isWithin({ x, y, radius }: Circle, { width, height }: Frame): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius;
}

function touches(a: Circle, b: Circle): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + GAP_PX;
}

interface NamedCircle extends Circle {
  name: string;
}

/**
 * The names that fit beside their circles without covering anything. Their letters are counted, not
 * measured, so that the same circles always get the same names.
 */
export function placeNames(
  circles: readonly NamedCircle[],
  frame: Frame,
  others: readonly Circle[] = [],
): Map<string, Position> {
  const taken = [...circles, ...others].map(boxOfCircle);
  const places = new Map<string, Position>();
  for (const circle of circles) {
    const free = candidatesFor(circle).find(
      (box) => isBoxWithin(box, frame) && !taken.some((other) => overlaps(box, other)),
    );
    if (!free) continue;
    taken.push(free);
    places.set(circle.name, { x: free.x, y: free.y });
  }
  return places;
}

function candidatesFor({ x, y, radius, name }: NamedCircle): Box[] {
  const width = name.length * LETTER_PX + NAME_GAP_PX;
  const aside = radius + GAP_PX + width / 2;
  const offset = radius + NAME_HEIGHT_PX / 2;
  const centers = [
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y + offset },
    { x, y: y - offset },
    ...[1, -1].flatMap((side) => [
      { x: x + side * aside, y: y + radius },
      { x: x + side * aside, y: y - radius },
    ]),
  ];
  return centers.map((center) => ({ ...center, width, height: NAME_HEIGHT_PX }));
}

/** Wider than the average letter of a name. */
const LETTER_PX = 7.2;
const NAME_HEIGHT_PX = 16;
/** Between two names in a row. */
const NAME_GAP_PX = 4;

interface Box extends Frame {
  x: number;
  y: number;
}

function boxOfCircle({ x, y, radius }: Circle): Box {
  // Slightly smaller, because a circle leaves its corners free.
  return { x, y, width: 1.9 * radius, height: 1.9 * radius };
}

function isBoxWithin({ x, y, width, height }: Box, frame: Frame): boolean {
  return (
    x >= width / 2 &&
    y >= height / 2 &&
    x <= frame.width - width / 2 &&
    y <= frame.height - height / 2
  );
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
  );
}
