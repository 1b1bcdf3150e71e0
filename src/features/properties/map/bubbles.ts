import type { AreaCount } from '#contract/search/property-facets.ts';
import { groundAt, lineIn } from '#src/components/atlas/land.tsx';
import {
  type Bounds,
  boxAround,
  isInside,
  type Position,
  type State,
  stateNamedIn,
} from '#src/components/atlas/states.ts';
import { positionInDrawing } from './areas-on-atlas.ts';
import { between, closerTo, isClosest, placeIn, positionAt, type View } from './map-view.ts';
import { type Circle, distance, type Frame, placeApart } from './place-apart.ts';
import { type Box, type Crossing, type NamePlace, placeNames } from './place-names.ts';

/** Radii of circles, and distances between them, from their places and to their names, in pixels. */
const LAYOUTS = {
  // A circle may be anywhere in its state.
  state: { radiusPx: [9, 14], gapPx: 4, movePx: 54, farPx: 80 },
  // On phones the neighbours are close: a name or a circle far away would be read as another's.
  narrow: { radiusPx: [10, 12], gapPx: 2, movePx: 15, farPx: 23 },
  // Around each circle are 3 px more for fingers.
  area: { radiusPx: [9, 12], gapPx: 6, movePx: 9, farPx: 41 },
} as const;

/** The map on phones is narrower. */
const NARROW_PX = 448;

/** In a state, circles join whose middles are nearer, so that names have room. */
const CLOSE_PX = 32;

/** In a state, a circle without room for its name joins a neighbour whose middle is nearer. */
const NAMELESS_PX = 64;

/** Dots nearer to a circle's edge would look like a part of it. */
const DOTS_PX = 16;

interface Drawing {
  /** The state whose areas are drawn; none in a drawing of the country. */
  state: State | undefined;
  /** The area around which the view is. */
  center: AreaCount | undefined;
  dots: readonly Circle[];
}

/** A circle for one area or for several close ones. It stands at the place of the first. */
export interface Bubble extends Circle {
  areas: readonly [AreaCount, ...AreaCount[]];
  /** 'Ikoyi', or 'Around Ikoyi' for several areas. */
  name: string;
  /** The results that no other bubble counts. */
  count: number;
}

interface Bubbles {
  bubbles: readonly Bubble[];
  /** By the names of bubbles. */
  names: ReadonlyMap<string, NamePlace>;
  /** The dots that are clear of the bubbles. */
  dots: readonly Circle[];
}

/**
 * The bubbles of areas, the most results first, with their names, in a view of this width in pixels.
 * They keep the buttons of the map clear. An area without room for a bubble, or whose results are all
 * counted by others, joins a neighbour. So does, in a state, a bubble that is close to another or has
 * no room for its name; without a neighbour near, the name is left out.
 */
export function bubblesOf(
  areas: readonly AreaCount[],
  view: View,
  width: number,
  { state: drawn, center, dots }: Drawing,
): Bubbles {
  const frame = { width, height: (width * view.height) / view.width };
  const scale = view.width / width;
  const taken = [...(dots.length > 0 ? captionIn(frame) : []), ...buttonsIn(frame)];
  const layout = drawn ? 'area' : width < NARROW_PX ? 'narrow' : 'state';
  const { radiusPx, farPx, ...spaces } = LAYOUTS[layout];
  // Only areas in the view count, so that each home in it is in a circle.
  const inView = areas.filter((area) => {
    const position = positionInDrawing(area);
    return position && placeIn(view, position, width);
  });
  const counts = ownCounts(inView);
  const most = Math.max(...counts.values());

  const bubbleOf = (inBubble: Bubble['areas']): Bubble[] => {
    const [first, ...others] = inBubble;
    const position = positionInDrawing(first);
    const place = position && placeIn(view, position, width);
    const count = inBubble.reduce((sum, area) => sum + (counts.get(area) ?? 0), 0);
    const radius = radiusOf(between(0, (count - 1) / (most - 1 || 1), 1), radiusPx);
    const name = others.length > 0 ? `Around ${first.name}` : first.name;
    return place ? [{ areas: inBubble, name, count, ...place, radius }] : [];
  };
  const isOnLand = (circle: Circle, { areas: [{ region }] }: Bubble) => {
    const state = stateNamedIn(region);
    return !state || isInside(positionAt(view, circle, width), state);
  };
  const findCrossing = ({ x, y, width: across, height }: Box): Crossing => {
    const corner = { x: x - across / 2, y: y - height / 2 };
    const { x: left, y: top } = positionAt(view, corner, width);
    const box = { left, top, right: left + scale * across, bottom: top + scale * height };
    const line = lineIn(box);
    if (!drawn) return line;
    const isInSea = (at: Position) => groundAt(at, drawn) === 'sea';
    // Names of areas are in the water only where the land is full, and never on its edge.
    if (line === 'none') return isInSea(positionAt(view, { x, y }, width)) ? 'coast' : line;
    return pointsIn(box).some(isInSea) ? 'edge' : line;
  };

  // Cached, because most names are tried at the same places in each round.
  const crossings = new Map<string, Crossing>();
  const crossingOf = (box: Box) => {
    const key = `${box.x} ${box.y} ${box.width}`;
    const crossing = crossings.get(key) ?? findCrossing(box);
    crossings.set(key, crossing);
    return crossing;
  };
  const apart = (bubbles: readonly Bubble[]) => placeApart(bubbles, frame, taken, isOnLand, spaces);
  const inOrder = (bubbles: readonly Bubble[]) => {
    const isCenter = ({ areas: [first] }: Bubble) => Number(first === center);
    const sorted = bubbles.toSorted(
      (a, b) => isCenter(b) - isCenter(a) || b.areas[0].count - a.areas[0].count,
    );
    // Bubbles that have no place even alone, below the buttons, come last.
    const hidden = sorted.filter((bubble) => apart([bubble]).length === 0);
    return [...sorted.filter((bubble) => !hidden.includes(bubble)), ...hidden];
  };

  let bubbles = inOrder(inView.flatMap((area) => bubbleOf([area])));
  if (drawn) bubbles = withoutClose(bubbles).flatMap(bubbleOf);
  for (;;) {
    const placed = apart(bubbles.filter(({ count }) => count > 0));
    let joining = bubbles.filter(({ name }) => !placed.some((bubble) => bubble.name === name));
    if (joining.length === 0 || bubbles.length === 1) {
      const clear = dots.filter((dot) =>
        placed.every((circle) => distance(dot, circle) > circle.radius + DOTS_PX),
      );
      const names = placeNames(placed, frame, {
        others: [...taken, ...clear],
        crossingOf,
        farPx,
      });
      joining = bubbles.filter(
        (bubble) =>
          drawn &&
          !names.has(bubble.name) &&
          bubbles.some((other) => other !== bubble && distance(other, bubble) < NAMELESS_PX),
      );
      if (joining.length === 0) return { bubbles: placed, names, dots: clear };
    }
    bubbles = inOrder(joined(bubbles, joining).flatMap(bubbleOf));
  }
}

/** Results in several areas count for the last of them, if the API tells which those are. */
function ownCounts(areas: readonly AreaCount[]): Map<AreaCount, number> {
  const counted = new Set<string>();
  return new Map(
    areas.toReversed().map((area) => {
      const { name, count, groups = [{ value: name, count }] } = area;
      const own = groups.filter(({ value }) => !counted.has(value));
      for (const { value } of own) counted.add(value);
      return [area, own.reduce((sum, group) => sum + group.count, 0)];
    }),
  );
}

/** Joins each bubble with the first one that is close to it, and returns the areas of each. */
function withoutClose(bubbles: readonly Bubble[]): Bubble['areas'][] {
  const groups: { bubble: Bubble; areas: Bubble['areas'] }[] = [];
  for (const bubble of bubbles) {
    const close = groups.find((group) => distance(group.bubble, bubble) < CLOSE_PX);
    if (close) close.areas = [...close.areas, ...bubble.areas];
    else groups.push({ bubble, areas: bubble.areas });
  }
  return groups.map(({ areas }) => areas);
}

/**
 * Joins each of `others`, the last first, with its nearest neighbour, and returns the areas of each
 * bubble. The areas of the one that comes first in `bubbles` stay first.
 */
function joined(bubbles: readonly Bubble[], others: readonly Bubble[]): Bubble['areas'][] {
  const groups = bubbles.map((bubble) => ({ bubble, areas: bubble.areas }));
  for (const one of groups.toReversed()) {
    if (!others.includes(one.bubble) || one.areas !== one.bubble.areas) continue;
    const distanceTo = ({ bubble }: typeof one) => distance(bubble, one.bubble);
    const [nearest] = groups
      .filter((other) => other !== one)
      .toSorted((a, b) => distanceTo(a) - distanceTo(b));
    if (!nearest) break;
    const pair = groups.filter((group) => group === one || group === nearest);
    const [first = one, second = nearest] = pair;
    first.areas = [...first.areas, ...second.areas];
    groups.splice(groups.indexOf(second), 1);
  }
  return groups.map(({ areas }) => areas);
}

/** The view in which the areas of a bubble part; none if they are at one point, or none is closer. */
export function partedView(areas: readonly AreaCount[], view: View): View | undefined {
  const positions = areas.flatMap((area) => positionInDrawing(area) ?? []);
  const { left, right, top, bottom } = boxAround(positions);
  const isPoint = left === right && top === bottom;
  return isPoint || isClosest(view) ? undefined : closerTo(positions, view);
}

/** Nine points along the top, the middle and the bottom. */
function pointsIn({ left, right, top, bottom }: Bounds): Position[] {
  return Array.from({ length: 27 }, (_, index) => ({
    x: left + ((index % 9) / 8) * (right - left),
    y: top + (Math.floor(index / 9) / 2) * (bottom - top),
  }));
}

/** Circles that keep the caption about dots clear, at the lower left. */
function captionIn({ height }: Frame): Circle[] {
  return Array.from({ length: 6 }, (_, index) => ({
    x: 20 + 24 * index,
    y: height - 20,
    radius: 12,
  }));
}

/** Circles that keep the buttons clear, at the lower right. */
function buttonsIn({ width, height }: Frame): Circle[] {
  return [28, 76].map((right) => ({ x: width - right, y: height - 28, radius: 25 }));
}

function radiusOf(share: number, [least, most]: readonly [number, number]): number {
  return Math.round(least + (most - least) * Math.sqrt(share));
}
