import { ALL_OF_NIGERIA, elsewhereIn } from '#contract/search/elsewhere.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { elsewhereRegion } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { lineIn } from '#src/components/atlas/land.tsx';
import {
  boxAround,
  boxOf,
  isInside,
  type Position,
  positionOf,
  type State,
  stateNamedIn,
} from '#src/components/atlas/states.ts';
import { type AreaCircle, groupsOf, placedGroups } from './areas-grouped.ts';
import { isClosest, type View, viewAround, wholeView } from './map-view.ts';
import { type Circle, type Frame, GROUP_MOVE_PX, placeApart, touches } from './place-apart.ts';
import { type Box, circlesOver, placeNames } from './place-names.ts';

/** A bubble's radius grows with its area's number of results, from one on. */
const RADIUS_PX = { smallest: 9, largest: 14 };

/** The view of an area, about 40 km, in the units of the drawing. */
const CLOSE_UNITS = 30;

/** How far around its areas the extent of a state reaches. */
const MARGIN = 1.2;

/** The country's frame has room for names in the sea; a low state's frame is lower. */
export const COUNTRY_ASPECT = 1.16;
const WIDEST_ASPECT = 1.6;

/** From two sides of the drawing to the middle of its buttons. */
const BUTTONS_PX = { near: 28, far: 76, radius: 25 };

/** The centres of circles that keep the caption about dots or groups clear, at the lower left. */
const CAPTION_PX = Array.from({ length: 9 }, (_, index) => 20 + 24 * index);

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
  const extent = extentOf(state, known);
  const aspect = state
    ? Math.min(WIDEST_ASPECT, Math.max(COUNTRY_ASPECT, extent.width / extent.height))
    : COUNTRY_ASPECT;
  const center = chosen && areas.includes(chosen) && state ? chosen : undefined;
  const position = center && positionInDrawing(center);
  return {
    region,
    state,
    areas,
    /** The chosen area. */
    center,
    /** The part of the drawing that must be seen. */
    extent: position ? viewAround(position, CLOSE_UNITS, aspect) : extent,
    /** Of the frame. */
    aspect,
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

interface Drawing {
  /** The state whose areas are drawn; none in a drawing of the country. */
  state?: State | undefined;
  /** The area around which the view is. */
  center?: AreaCount | undefined;
  dots?: readonly Circle[];
  maxNames?: number | undefined;
}

/**
 * The bubbles of areas, with their names, in a view of this width in pixels. They keep the dots of
 * homes and the buttons of the map clear. Areas without room for a name are in groups, which a closer
 * view takes apart; the closest view has bubbles without names instead.
 */
export function bubblesOf(
  areas: readonly AreaCount[],
  view: View,
  width: number,
  { state: drawn, center, dots = [], maxNames = areas.length }: Drawing = {},
) {
  const frame = { width, height: (width * view.height) / view.width };
  const most = areas[0]?.count ?? 1;
  const seen = areas
    .toSorted((a, b) => Number(b === center) - Number(a === center))
    .flatMap((area): AreaCircle[] => {
      const position = positionInDrawing(area);
      const place = position && placeIn(view, position, width);
      const radius = radiusOf((area.count - 1) / (most - 1 || 1));
      return place ? [{ area, state: stateNamedIn(area.region), ...place, radius }] : [];
    });
  const taken = [...dots, ...(dots.length > 0 ? captionIn(frame) : []), ...buttonsIn(frame, drawn)];
  const scale = view.width / width;
  const crossingOf = ({ x, y, width, height }: Box) => {
    const [left, top] = [view.left + scale * (x - width / 2), view.top + scale * (y - height / 2)];
    return lineIn({ left, top, right: left + scale * width, bottom: top + scale * height });
  };

  const isOnLand = ({ x, y }: Position, circle: AreaCircle | undefined) => {
    const state = circle?.state;
    return !state || isInside({ x: view.left + x * scale, y: view.top + y * scale }, state);
  };
  const bubblesBeside = (circles: readonly AreaCircle[], occupied: readonly Circle[]) =>
    placeApart(circles, frame, occupied, (place, index) => isOnLand(place, circles[index])).flatMap(
      (place, index) => {
        const circle = circles[index];
        return place && circle ? [{ ...circle, ...place, name: circle.area.name }] : [];
      },
    );

  const largest = seen.slice(0, maxNames);
  const all = bubblesBeside(largest, taken);
  const names = placeNames(all, frame, taken, crossingOf);
  if (names.size === seen.length || isClosest(view)) return { bubbles: all, groups: [], names };

  // Groups have a caption, which covers a corner of the drawing.
  const caption = captionIn(frame);
  for (const bubble of all) {
    const name = names.get(bubble.name);
    const parts = name ? [bubble, ...circlesOver(name)] : [];
    if (parts.some((part) => caption.some((other) => touches(part, other)))) {
      names.delete(bubble.name);
    }
  }
  const hasName = ({ area }: AreaCircle) => names.has(area.name);
  const hasNoName = (circle: AreaCircle) => !hasName(circle);
  const bubbles = all.filter(hasName);
  const occupied = [...taken, ...caption, ...bubbles, ...[...names.values()].flatMap(circlesOver)];
  const grouped = groupsOf(seen.filter(hasNoName));
  const fits = (place: Position, index: number) => isOnLand(place, grouped[index]?.circles[0]);
  const places = placeApart(grouped, frame, occupied, fits, GROUP_MOVE_PX);
  const groups = placedGroups(grouped, places);
  occupied.push(...groups);
  // Once the other bubbles are in groups, some have room for their names after all.
  for (const circle of largest.filter(hasNoName)) {
    const [bubble] = bubblesBeside([circle], occupied);
    const name = bubble && placeNames([bubble], frame, occupied, crossingOf).get(bubble.name);
    if (!bubble || !name) continue;
    bubbles.push(bubble);
    names.set(bubble.name, name);
    occupied.push(bubble, ...circlesOver(name));
  }
  const rest = groups.map((group) => ({ ...group, circles: group.circles.filter(hasNoName) }));
  return { bubbles, groups: rest.filter(({ circles }) => circles.length > 0), names };
}

function captionIn({ height }: Frame): Circle[] {
  return CAPTION_PX.map((x) => ({ x, y: height - 20, radius: 12 }));
}

/** In a row above a state, whose areas are close together; below each other beside the country. */
function buttonsIn({ width, height }: Frame, state: State | undefined): Circle[] {
  const { near, far, radius } = BUTTONS_PX;
  const corner = { x: width - near, y: state ? near : height - near, radius };
  return [corner, state ? { ...corner, x: width - far } : { ...corner, y: height - far }];
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

function radiusOf(share: number): number {
  const { smallest, largest } = RADIUS_PX;
  return Math.round(smallest + (largest - smallest) * Math.sqrt(share));
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
  const { left, right, top, bottom } = places.length > 1 ? boxAround(places) : whole;
  // Shows enough of the border for the state to be recognized.
  const least = 0.6 * (whole.right - whole.left);
  const [width, height] = [Math.max(right - left, least), Math.max(bottom - top, least / 2)];
  return viewAround(
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    MARGIN * width,
    width / height,
  );
}
