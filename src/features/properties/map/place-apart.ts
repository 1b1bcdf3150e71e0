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

/** A circle's name, and a line below it if there is room. */
interface NamedCircle extends Circle {
  name: string;
  price?: string | undefined;
}

export interface Label {
  x: number;
  y: number;
  lines: string[];
}

/**
 * The names that fit beside their circles, below or above, without covering anything; with their
 * second lines, or else without. `named` are those of the circles that get a name.
 */
export function placeNames(
  circles: readonly NamedCircle[],
  frame: Frame,
  named = circles,
): Map<string, Label> {
  const taken = circles.map(boxOfCircle);
  const labels = new Map<string, Label>();
  for (const circle of named) {
    const { name, price } = circle;
    for (const lines of price ? [[name, price], [name]] : [[name]]) {
      const free = candidatesFor(circle, lines).find(
        (box) => isBoxWithin(box, frame) && !taken.some((other) => overlaps(box, other)),
      );
      if (!free) continue;
      taken.push(free);
      labels.set(name, { x: free.x, y: free.y, lines });
      break;
    }
  }
  return labels;
}

function candidatesFor({ x, y, radius }: Circle, lines: readonly string[]): Box[] {
  const longest = Math.max(...lines.map(({ length }) => length));
  const width = longest * LETTER_PX + NAME_GAP_PX;
  const height = lines.length * NAME_HEIGHT_PX + LABEL_GAP_PX;
  const aside = radius + 2 * GAP_PX + width / 2;
  const offset = radius + height / 2;
  const centers = [
    { x, y: y + offset },
    { x, y: y - offset },
    { x: x + aside, y },
    { x: x - aside, y },
    ...[1, -1].flatMap((side) => [
      { x: x + side * aside, y: y + radius },
      { x: x + side * aside, y: y - radius },
    ]),
  ];
  return centers.map((center) => ({ ...center, width, height }));
}

const LETTER_PX = 7.4;
const NAME_HEIGHT_PX = 15;
/** Between labels above each other. */
const LABEL_GAP_PX = 3;
/** Between two names in a row. */
const NAME_GAP_PX = 8;

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
