import { ALL_OF_NIGERIA, elsewhereIn } from '#contract/search/elsewhere.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { elsewhereRegion } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { placeOf } from '#src/components/atlas/area-points.ts';
import {
  boxAround,
  boxOf,
  type Position,
  positionOf,
  type State,
  stateNamedIn,
} from '#src/components/atlas/states.ts';
import { type View, viewAround, viewWithin, wholeView } from './map-view.ts';

/** The view of an area, about 40 km, in the units of the drawing. */
const CLOSE_UNITS = 30;

/** Around the areas of a state; their circles are 24 px from the frame. */
const MARGIN_PX = 36;

/** The frame of the country has room for names in the sea. */
const COUNTRY_ASPECT = 1.16;

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

function isIn(region: string) {
  return (area: AreaCount) => area.region === region && area.name !== region;
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

/** Where an area is in the units of the drawing, if the atlas knows it. */
export function positionInDrawing(area: AreaCount): Position | undefined {
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
