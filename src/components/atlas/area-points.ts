import { type Coordinates, coordinatesOf } from '#contract/property/property.ts';
import points from '#contract/search/area-points.json' with { type: 'json' };
import { wordsIn } from '#contract/search/text-folding.ts';
import { isInside, positionOf, type State, stateNamedIn, statePaths } from './states.ts';

interface AreaPoint extends Coordinates {
  name: string;
  state: State;
}

/**
 * Areas in degrees. `geonames` are from GeoNames (geonames.org, CC BY 4.0) and up to 6 km off;
 * `approximate` were set by hand to 0.01°. Decision 052.
 */
export const areaPoints: readonly AreaPoint[] = Object.values(points).flatMap((byState) =>
  Object.entries(byState).flatMap(([state, areas]) =>
    Object.entries<number[]>(areas).map(([name, [latitude = 0, longitude = 0]]) => ({
      name,
      // The test of the points holds each of them to a state of the drawing.
      state: state as State,
      latitude,
      longitude,
    })),
  ),
);

const areas = areaPoints.map((point) => ({ point, name: wordsIn(point.name).join(' ') }));

export interface Location {
  location: string;
  coordinates?: Coordinates | null | undefined;
}

/**
 * The state of a location, with its own point or else that of its area: 'Katampe Extension, Abuja'
 * is in Katampe. A location without a state is in the only area of its name. Null if it names none.
 */
export function placeOf({ location, coordinates }: Location) {
  const own = coordinates ?? coordinatesOf(location);
  const named = stateNamedIn(location) ?? (own && stateAt(own));
  const area = areaNamedIn(location, named);
  const state = named ?? area?.state;
  return state ? { state, point: own ?? area } : null;
}

function areaNamedIn(location: string, state: State | null | undefined): AreaPoint | undefined {
  const parts = location
    .split(',')
    .map((part) => wordsIn(part).join(' '))
    // Where a city has the name of its state, the state may be meant.
    .filter((part) => part !== state?.toLowerCase());
  for (const part of parts) {
    const named = areas.filter(
      ({ point, name }) => (!state || point.state === state) && `${part} `.startsWith(`${name} `),
    );
    const longest = Math.max(...named.map(({ name }) => name.length));
    const [area, ...others] = named.filter(({ name }) => name.length === longest);
    if (area && others.length === 0) return area.point;
  }
  return;
}

function stateAt(point: Coordinates): State | undefined {
  const position = positionOf(point);
  return (Object.keys(statePaths) as State[]).find((state) => isInside(position, state));
}
