import { ALL_OF_NIGERIA, elsewhereIn } from '#contract/search/elsewhere.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { elsewhereRegion } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { groundAt, lineIn } from '#src/components/atlas/land.tsx';
import {
  type Bounds,
  boxAround,
  boxOf,
  isInside,
  type Position,
  positionOf,
  type State,
  stateNamedIn,
} from '#src/components/atlas/states.ts';
import { closerTo, isClosest, type View, viewAround, viewWithin, wholeView } from './map-view.ts';
import { type Circle, distance, type Frame, placeApart } from './place-apart.ts';
import { type Box, type Crossing, placeNames } from './place-names.ts';

/** A bubble's radius grows with its number of results, from one on. */
const SMALLEST_PX = 9;

/** How large circles are, how far apart, how far from their places, and how far from their names. */
const LAYOUTS = {
  // A circle may be anywhere in its state.
  state: { largestPx: 14, gapPx: 4, movePx: 54, farPx: 80 },
  // Around each circle are 3 px more for fingers.
  area: { largestPx: 12, gapPx: 6, movePx: 9, farPx: 53 },
};

/** The view of an area, about 40 km, in the units of the drawing. */
const CLOSE_UNITS = 30;

/** Around the areas of a state; their circles are 24 px from the frame. */
const MARGIN_PX = 36;

/** The frame of the country has room for names in the sea. */
const COUNTRY_ASPECT = 1.16;

/** From the right and the bottom of the drawing to the middles of its buttons. */
const BUTTONS_PX = { rights: [28, 76], bottom: 28, radius: 25 };

/** In a state, a circle without room for its name joins a neighbour whose middle is nearer. */
const CLOSE_PX = 32;

/** Dots nearer to a circle's edge would look like a part of it. */
const DOTS_PX = 16;

/** The centres of circles that keep the caption about dots clear, at the lower left. */
const CAPTION_PX = Array.from({ length: 6 }, (_, index) => 20 + 24 * index);

/**
 * What the map shows for a chosen location: the areas of its state or, without a state, the states.
 * Only those with results are among `areas`, the most results first.
 */
export function areasOf(all: readonly AreaCount[], location: string | undefined) {
  const chosen = all.find(({ name }) => foldText(name) === foldText(location ?? ''));
  const named = all.filter(({ name }) => elsewhereRegion(name) === undefined);
  const region = chosen?.region === ALL_OF_NIGERIA ? undefined : chosen?.region;
  const state = region === undefined ? undefined : stateNamedIn(region);
  const known = region === undefined ? statesOf(named) : named.filter(isIn(region));
  const areas = known
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const elsewhere = elsewhereIn(region ?? ALL_OF_NIGERIA);
  const notOnMap = all.find(({ name }) => name === elsewhere);
  const center = chosen && areas.includes(chosen) && state ? chosen : undefined;
  const position = center && positionInDrawing(center);
  return {
    region,
    state,
    areas,
    /** The chosen area. */
    center,
    /** The part of the drawing that must be seen. */
    extent: position ? viewAround(position, CLOSE_UNITS, CLOSE_UNITS) : extentOf(state, known),
    marginPx: state && !position ? MARGIN_PX : 0,
    /** The results that no bubble counts. */
    notOnMap,
    /** All bubbles and `notOnMap` together, so that a home in two areas counts twice. */
    counted: areas
      .filter(positionInDrawing)
      .reduce((sum, { count }) => sum + count, notOnMap?.count ?? 0),
    /** The results in the region, each counted once. */
    inRegion: named.find(({ name }) => name === region)?.count,
  };
}

/** The proportions of the frame, which stay as they are while a filter leaves areas out. */
export function frameAspect(state: State | undefined): number {
  if (!state) return COUNTRY_ASPECT;
  const { left, right, top, bottom } = boxOf(state);
  return (right - left) / (bottom - top);
}

interface Drawing {
  /** The state whose areas are drawn; none in a drawing of the country. */
  state?: State | undefined;
  /** The area around which the view is. */
  center?: AreaCount | undefined;
  dots?: readonly Circle[];
}

/** A circle for one area or for several close ones. It stands at the place of the first. */
export interface Bubble extends Circle {
  areas: readonly [AreaCount, ...AreaCount[]];
  /** 'Ikoyi', or 'Around Ikoyi' for several areas. */
  name: string;
  count: number;
}

/**
 * The bubbles of areas, with their names, in a view of this width in pixels, and the dots that are
 * clear of them. They keep the buttons of the map clear. An area without room for a bubble joins a
 * neighbour, and so does a bubble without room for its name, or else the name is left out.
 */
export function bubblesOf(
  areas: readonly AreaCount[],
  view: View,
  width: number,
  { state: drawn, center, dots = [] }: Drawing = {},
) {
  const frame = { width, height: (width * view.height) / view.width };
  const scale = view.width / width;
  const taken = [...(dots.length > 0 ? captionIn(frame) : []), ...buttonsIn(frame)];
  const { largestPx, gapPx, movePx, farPx } = drawn ? LAYOUTS.area : LAYOUTS.state;
  const most = areas[0]?.count ?? 1;
  const inDrawing = ({ x, y }: Position) => ({ x: view.left + x * scale, y: view.top + y * scale });

  const bubbleOf = (some: Bubble['areas']): Bubble[] => {
    const [first, ...others] = some;
    const position = positionInDrawing(first);
    const place = position && placeIn(view, position, width);
    const count = countIn(some);
    const radius = radiusOf(Math.min(1, (count - 1) / (most - 1 || 1)), largestPx);
    const name = others.length > 0 ? `Around ${first.name}` : first.name;
    return place ? [{ areas: some, name, count, ...place, radius }] : [];
  };
  const isOnLand = (circle: Circle, { areas: [{ region }] }: Bubble) => {
    const state = stateNamedIn(region);
    return !state || isInside(inDrawing(circle), state);
  };
  const crossingOf = ({ x, y, width: across, height }: Box): Crossing => {
    const { x: left, y: top } = inDrawing({ x: x - across / 2, y: y - height / 2 });
    const box = { left, top, right: left + scale * across, bottom: top + scale * height };
    const line = lineIn(box);
    if (!drawn) return line;
    const isInSea = (at: Position) => groundAt(at, drawn) === 'sea';
    // Names of areas are in the water only where the land is full, and never on its edge.
    if (line === 'none') return isInSea(inDrawing({ x, y })) ? 'coast' : line;
    return pointsIn(box).some(isInSea) ? 'edge' : line;
  };

  const apart = (some: readonly Bubble[]) =>
    placeApart(some, frame, taken, isOnLand, { movePx, gapPx });
  const isCenter = ({ areas: [first] }: Bubble) => Number(first === center);

  const inOrder = (some: readonly Bubble[]) => {
    const sorted = some.toSorted((a, b) => isCenter(b) - isCenter(a) || b.count - a.count);
    // Bubbles that have no place even alone, below the buttons, come last.
    const hidden = sorted.filter((bubble) => apart([bubble]).length === 0);
    return [...sorted.filter((bubble) => !hidden.includes(bubble)), ...hidden];
  };

  const arranged = (some: readonly Bubble[]) => {
    let bubbles = some;
    let placed = apart(bubbles);
    while (placed.length < bubbles.length && bubbles.length > 1) {
      const kept = new Set(placed.map(({ name }) => name));
      const others = bubbles.filter(({ name }) => !kept.has(name));
      bubbles = inOrder(joined(bubbles, others).flatMap(bubbleOf));
      placed = apart(bubbles);
    }
    const clear = dots.filter((dot) =>
      placed.every((circle) => distance(dot, circle) > circle.radius + DOTS_PX),
    );
    const names = placeNames(placed, frame, { others: [...taken, ...clear], crossingOf, farPx });
    return { unmoved: bubbles, bubbles: placed, names, dots: clear };
  };

  const shown = arranged(inOrder(areas.flatMap((area) => bubbleOf([area]))));
  const isCrowded = (one: Bubble) =>
    shown.unmoved.some((other) => other !== one && distance(one, other) < CLOSE_PX);
  const nameless = shown.unmoved.filter((one) => !shown.names.has(one.name) && isCrowded(one));
  // Once, because each round takes as long as the first.
  if (!drawn || nameless.length === 0) return shown;
  return arranged(inOrder(joined(shown.unmoved, nameless).flatMap(bubbleOf)));
}

/** A home in several of these areas counts once, if the API tells which those are. */
function countIn(areas: readonly AreaCount[]): number {
  const counts = new Map<string, number>();
  for (const { name, count, groups = [{ value: name, count }] } of areas) {
    for (const group of groups) counts.set(group.value, group.count);
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Joins each of `others`, the last first, with its nearest neighbour, and returns the areas of each
 * bubble. The areas of the one that comes first in `bubbles` stay first.
 */
function joined(bubbles: readonly Bubble[], others: readonly Bubble[]) {
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

/** The corners and nine points along the middle. */
function pointsIn({ left, right, top, bottom }: Bounds): Position[] {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  const along = Array.from({ length: 9 }, (_, eighth) => ({
    x: left + (eighth / 8) * (right - left),
    y: (top + bottom) / 2,
  }));
  return [...corners, ...along];
}

function captionIn({ height }: Frame): Circle[] {
  return CAPTION_PX.map((x) => ({ x, y: height - 20, radius: 12 }));
}

function buttonsIn({ width, height }: Frame): Circle[] {
  const { rights, bottom, radius } = BUTTONS_PX;
  return rights.map((right) => ({ x: width - right, y: height - bottom, radius }));
}

/** Where a position is in a view of this width in pixels; undefined outside of it. */
export function placeIn(view: View, { x, y }: Position, width: number): Position | undefined {
  const scale = width / view.width;
  const isInside =
    Math.abs(x - view.left - view.width / 2) <= view.width / 2 &&
    Math.abs(y - view.top - view.height / 2) <= view.height / 2;
  return isInside ? { x: (x - view.left) * scale, y: (y - view.top) * scale } : undefined;
}

function isIn(region: string) {
  return (area: AreaCount) => area.region === region && area.name !== region;
}

function radiusOf(share: number, largestPx: number): number {
  return Math.round(SMALLEST_PX + (largestPx - SMALLEST_PX) * Math.sqrt(share));
}

/** Each state, or where the listings name only its areas, the largest of them. */
function statesOf(all: readonly AreaCount[]): AreaCount[] {
  const isState = ({ name, region }: AreaCount) => Number(name === region);
  const sorted = all.toSorted((a, b) => isState(b) - isState(a) || b.count - a.count);
  const byRegion = new Map<string, AreaCount>();
  for (const area of sorted) if (!byRegion.has(area.region)) byRegion.set(area.region, area);
  return [...byRegion.values()];
}

/** Kept, because each change of a filter draws the same areas again. */
const positions = new Map<string, Position | undefined>();

function positionInDrawing(area: AreaCount): Position | undefined {
  const key = `${area.name}, ${area.region}`;
  if (!positions.has(key)) positions.set(key, findPosition(area));
  return positions.get(key);
}

function findPosition({ name, region }: AreaCount): Position | undefined {
  const place = placeOf({ location: `${name}, ${region}` });
  if (place?.point) return positionOf(place.point);
  if (!place || name !== region) return;
  const { left, right, top, bottom } = boxOf(place.state);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A state's areas with a margin, or the country. */
function extentOf(state: State | undefined, inState: readonly AreaCount[]): View {
  if (!state) return wholeView;
  const whole = boxOf(state);
  // Areas without results count too, so that a filter does not move the map.
  const places = inState.flatMap((area) => positionInDrawing(area) ?? []);
  return viewWithin(whole, places.length > 1 ? boxAround(places) : whole);
}
