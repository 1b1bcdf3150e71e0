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
): (Circle | null)[] {
  const placed = [...taken];
  return circles.map((circle, index) => {
    const isFree = (place: Circle) =>
      isWithin(place, frame) && !placed.some((other) => touches(place, other));
    const place =
      nearestFree(circle, (free) => isFree(free) && fits(free, index)) ??
      nearestFree(circle, isFree);
    if (place) placed.push(place);
    return place;
  });
}

function nearestFree(circle: Circle, isFree: (place: Circle) => boolean): Circle | null {
  for (let distance = 0; distance <= MAX_MOVE_PX; distance += STEP_PX) {
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

function touches(a: Circle, b: Circle): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + GAP_PX;
}

interface NamedCircle extends Circle {
  name: string;
}

/** Where a name is: `x` is its edge beside the circle, or its middle above or below it. */
export interface NamePlace extends Position {
  side: 'right' | 'left' | 'middle';
  /** The x of its middle. */
  center: number;
}

/**
 * The names that fit beside their circles without covering anything. Their letters are counted, not
 * measured, so that the same circles always get the same names.
 */
export function placeNames(
  circles: readonly NamedCircle[],
  frame: Frame,
  others: readonly Circle[] = [],
): Map<string, NamePlace> {
  const all = [...circles, ...others];
  const names: Box[] = [];
  const places = new Map<string, NamePlace>();
  for (const circle of circles) {
    const taken = [
      ...names,
      // Other circles are kept clear, so that nobody takes the name for theirs.
      ...all.map((other) => boxOfCircle(other, other === circle ? 0 : OTHERS_GAP_PX)),
    ];
    const free = candidatesFor(circle).find(
      (box) => isBoxWithin(box, frame) && !taken.some((other) => overlaps(box, other)),
    );
    if (!free) continue;
    names.push(free);
    places.set(circle.name, free.place);
  }
  return places;
}

function candidatesFor({ x, y, radius, name }: NamedCircle): (Box & { place: NamePlace })[] {
  const width = name.length * LETTER_PX + NAME_GAP_PX;
  const aside = radius + NAME_GAP_PX;
  const offset = radius + NAME_HEIGHT_PX / 2 + 4;
  const atSide = (side: 'right' | 'left', dy = 0) => {
    return { x: x + TO_CENTER[side] * aside, y: y + dy, side };
  };
  // A little aside where the circle of a neighbour would be covered.
  const inMiddle = (dy: number) =>
    [0, -SHIFT_PX, SHIFT_PX].map((dx) => ({ x: x + dx, y: y + dy, side: 'middle' as const }));
  const places = [
    atSide('right'),
    ...inMiddle(offset),
    atSide('left'),
    ...inMiddle(-offset),
    ...[radius, -radius].flatMap((dy) => [atSide('right', dy), atSide('left', dy)]),
  ];
  return places.map((place) => {
    const center = place.x + (TO_CENTER[place.side] * width) / 2;
    return { x: center, y: place.y, width, height: NAME_HEIGHT_PX, place: { ...place, center } };
  });
}

const TO_CENTER = { right: 1, left: -1, middle: 0 };
const SHIFT_PX = 8;

/** Wider than the average letter of a name. */
const LETTER_PX = 6.8;
const NAME_HEIGHT_PX = 16;
/** Between a name and its circle, and at least between it and other circles and names. */
const NAME_GAP_PX = 5;
const OTHERS_GAP_PX = 4;

interface Box extends Frame {
  x: number;
  y: number;
}

function boxOfCircle({ x, y, radius }: Circle, gapPx: number): Box {
  // Slightly smaller, because a circle leaves its corners free.
  const side = 1.9 * radius + 2 * gapPx;
  return { x, y, width: side, height: side };
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
