import type { AreaCount } from '#contract/search/property-facets.ts';
import type { Position, State } from '#src/components/atlas/states.ts';
import type { Circle } from './place-apart.ts';

export interface AreaCircle extends Circle {
  area: AreaCount;
  state: State | undefined;
}

/** Areas without room for their names, in one circle. */
export interface Group extends Circle {
  circles: readonly AreaCircle[];
}

/** An area farther away from a group than this begins another one. */
const REACH_PX = 60;

const RADIUS_PX = 11;

/** Each area joins the group whose first area is nearest, or begins one. A group is amid its areas. */
export function groupsOf(circles: readonly AreaCircle[]): Group[] {
  const groups: Group[] = [];
  for (const circle of circles) {
    const nearest = nearestTo(circle, groups);
    if (nearest && distanceBetween(circle, nearest) <= REACH_PX) {
      nearest.circles = [...nearest.circles, circle];
    } else {
      groups.push({ x: circle.x, y: circle.y, radius: RADIUS_PX, circles: [circle] });
    }
  }
  return groups.map((group) => ({
    ...group,
    x: meanOf(group.circles.map(({ x }) => x)),
    y: meanOf(group.circles.map(({ y }) => y)),
  }));
}

/** The groups at their places. One without a place joins the nearest of the others. */
export function placedGroups(
  groups: readonly Group[],
  places: readonly (Circle | null)[],
): Group[] {
  const placed = groups.flatMap((group, index) => {
    const place = places[index];
    return place ? [{ ...group, ...place }] : [];
  });
  for (const group of groups.filter((_, index) => !places[index])) {
    const nearest = nearestTo(group, placed);
    if (nearest) nearest.circles = [...nearest.circles, ...group.circles];
  }
  return placed;
}

function nearestTo(position: Position, groups: readonly Group[]): Group | undefined {
  const [nearest] = groups.toSorted(
    (a, b) => distanceBetween(a, position) - distanceBetween(b, position),
  );
  return nearest;
}

function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
