import type { Position } from '#src/components/atlas/states.ts';
import { type Circle, distance, type Frame } from './place-apart.ts';

interface NamedCircle extends Circle {
  name: string;
}

/** A rectangle around its middle, in pixels. */
export interface Box extends Position, Frame {}

/** Where a name is: `x` is its edge beside the circle, or its middle above or below it. */
export interface NamePlace extends Position {
  side: 'right' | 'left' | 'middle';
  /** The x of its middle. */
  center: number;
  width: number;
  /** From the circle to a name that is not right beside it. */
  line: readonly [Position, Position] | null;
}

/** Wider than the average letter of a name; its capitals are wider still. */
const LETTER_PX = 6.4;
const CAPITALS_PX = 6;
const NAME_HEIGHT_PX = 16;
/** Between a name and other circles, so a name is not read as another circle's. */
const OTHERS_GAP_PX = 5;
/** Between names in a row. */
const NAMES_GAP_PX = 8;

/** Between a name and the frame. */
const EDGE_PX = 8;

/** Between a name and its circle: nearer is better, and from farther away a line leads to the circle. */
const NEAR_PX = [5, 8];
const FAR_PX = 8;
const ALL_PX = [...NEAR_PX, 12, 17, 23, 31, 41, 53, 66, 80];
/** At the left. A digit such as 1 in the circle would be read as part of the name. */
const LEFT_GAP_PX = 3;
/** How much farther a name may be to stay clear of lines of the drawing, and of the coast. */
const CLEARANCE_PX = { none: 0, line: 10, coast: 30, edge: Number.POSITIVE_INFINITY };
export type Crossing = keyof typeof CLEARANCE_PX;

/** The areas with most results are named first, with lines if needed. */
const IMPORTANT = 6;

/** Clockwise from the right, in sixteenths of a turn: the better ones first. */
const DIRECTIONS = [0, 4, 8, 12, 1, 15, 2, 14, 3, 13, 7, 9, 6, 10, 5, 11].map((direction) => {
  const [cos, sin] = [Math.cos((direction * Math.PI) / 8), Math.sin((direction * Math.PI) / 8)];
  const aside = cos > 0 ? ('right' as const) : ('left' as const);
  return { cos, sin, side: direction % 8 === 4 ? ('middle' as const) : aside };
});
/** A name above or below its circle may be a little aside, where a neighbour would be covered. */
const SHIFTS_PX = [0, -8, 8, -16, 16];
const TO_CENTER = { right: 1, left: -1, middle: 0 };

/** A point of a line, which is kept clear of names and circles. */
const DOT = { width: 2, height: 2 };

interface NamesOptions {
  /** Circles without a name, which names may not cover. */
  others: readonly Circle[];
  crossingOf: (box: Box) => Crossing;
  /** How far a name may be that is not right beside its circle. */
  farPx: number;
}

/**
 * The names that fit near their circles without covering anything, where there is a choice beside the
 * lines of the drawing, which `crossingOf` returns. Their letters are counted, not measured, so that the
 * same circles always get the same names.
 */
export function placeNames(
  circles: readonly NamedCircle[],
  frame: Frame,
  { others, crossingOf, farPx }: NamesOptions,
): Map<string, NamePlace> {
  const taken = [...circles, ...others];
  const names: Box[] = [];
  const places = new Map<string, NamePlace>();
  const gapsPx = ALL_PX.filter((gap) => gap <= farPx);

  function place(circle: NamedCircle, gaps: readonly number[]) {
    const near = taken.filter((other) => isNear(reachOf(circle), other, FAR_PX + 1));
    const isFree = (box: Box, gapPx: number) =>
      !names.some((other) => overlaps(box, other)) &&
      !near.some((other) => isNear(box, other, other === circle ? 0 : gapPx));
    let best: { box: Box; place: NamePlace; costPx: number } | undefined;
    for (const gap of gaps) {
      if (best && best.costPx <= gap) break;
      for (const candidate of candidatesAt(circle, gap)) {
        const { box, side, line } = candidate;
        // Without a line, its own circle is the nearest, from its edge and from its middle.
        const othersPx = line ? OTHERS_GAP_PX : 2 * gap + (side === 'left' ? 2 * LEFT_GAP_PX : 4);
        if (!isBoxWithin(box, frame) || !isFree(box, othersPx)) continue;
        if (!line && circles.some((other) => distance(box, other) < distance(box, circle)))
          continue;
        if (!pointsOn(line).every((point) => isFree({ ...point, ...DOT }, 1))) continue;
        const costPx = gap + CLEARANCE_PX[crossingOf(box)];
        if (costPx < (best?.costPx ?? Number.POSITIVE_INFINITY))
          best = { box, place: placeOf(candidate), costPx };
        if (costPx === gap) break;
      }
    }
    // Far places may avoid the coast.
    if (!best || (gaps === NEAR_PX && best.costPx >= CLEARANCE_PX.coast)) return;
    names.push({ ...best.box, width: best.box.width + 2 * NAMES_GAP_PX });
    taken.push(...pointsOn(best.place.line).map((point) => ({ ...point, radius: 1 })));
    places.set(circle.name, best.place);
  }

  for (const some of [circles.slice(0, IMPORTANT), circles.slice(IMPORTANT)]) {
    // First, because those far away would take the places of others.
    for (const circle of some) place(circle, NEAR_PX);
    for (const circle of some) if (!places.has(circle.name)) place(circle, gapsPx);
  }
  return places;
}

/** Where the name of a circle may be. */
function reachOf({ x, y, radius, name }: NamedCircle): Box {
  const reach = radius + LEFT_GAP_PX + Math.max(...ALL_PX);
  const width = 2 * (reach + widthOf(name));
  return { x, y, width, height: 2 * (reach + NAME_HEIGHT_PX) };
}

function widthOf(name: string): number {
  return name.length * LETTER_PX + CAPITALS_PX;
}

interface Candidate {
  box: Box;
  side: NamePlace['side'];
  line: NamePlace['line'];
}

function candidatesAt({ x, y, radius, name }: NamedCircle, gap: number): Candidate[] {
  const [width, height] = [widthOf(name), NAME_HEIGHT_PX];
  return DIRECTIONS.flatMap(({ side, cos, sin }): Candidate[] => {
    const near = radius + gap + (side === 'left' ? LEFT_GAP_PX : 0);
    const [start, end] = [radius, near - 4].map((at) => ({ x: x + at * cos, y: y + at * sin }));
    const line = start && end && gap > FAR_PX ? ([start, end] as const) : null;
    const at = { x: x + near * cos + (TO_CENTER[side] * width) / 2, y: y + near * sin };
    const boxAt = (shift: number, down: number) => {
      return { box: { x: at.x + shift, y: at.y + down, width, height }, side, line };
    };
    if (side !== 'middle') return [boxAt(0, 0)];
    return SHIFTS_PX.map((shift) => boxAt(shift, (sin * height) / 2));
  });
}

function placeOf({ box, side, line }: Candidate): NamePlace {
  const { x: center, y, width } = box;
  return { x: center - (TO_CENTER[side] * width) / 2, y, side, center, width, line };
}

function pointsOn(line: NamePlace['line']): Position[] {
  if (!line) return [];
  const [from, to] = line;
  return [0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  }));
}

function isBoxWithin({ x, y, width, height }: Box, frame: Frame): boolean {
  return (
    Math.min(x, frame.width - x) >= width / 2 + EDGE_PX &&
    Math.min(y, frame.height - y) >= height / 2 + EDGE_PX
  );
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
  );
}

function isNear(box: Box, circle: Circle, gapPx: number): boolean {
  const dx = Math.max(0, Math.abs(box.x - circle.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(box.y - circle.y) - box.height / 2);
  return dx * dx + dy * dy < (circle.radius + gapPx) ** 2;
}
