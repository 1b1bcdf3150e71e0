import type { AreaCount } from '#contract/search/property-facets.ts';
import type { State } from '#src/components/atlas/states.ts';
import type { Circle } from './place-apart.ts';

export interface AreaCircle extends Circle {
  area: AreaCount;
  state: State | undefined;
}

/** Places without room for their names, in one circle. */
export interface Group extends Circle {
  circles: readonly AreaCircle[];
}

/** Places farther apart than this are in two groups. */
const REACH_PX = 60;

const RADIUS_PX = 11;

/** Groups of neighbours: each circle joins the group whose first circle is nearest, or begins one. */
export function groupsOf(circles: readonly AreaCircle[]): Group[] {
  const groups: [AreaCircle, ...AreaCircle[]][] = [];
  for (const circle of circles) {
    const distances = groups.map(([{ x, y }]) => Math.hypot(x - circle.x, y - circle.y));
    const nearest = groups[distances.indexOf(Math.min(REACH_PX, ...distances))];
    if (nearest) nearest.push(circle);
    else groups.push([circle]);
  }
  return groups.map((group) => ({
    circles: group,
    x: meanOf(group.map(({ x }) => x)),
    y: meanOf(group.map(({ y }) => y)),
    radius: RADIUS_PX,
  }));
}

/** The groups at their places, with those that have none in the nearest one. */
export function joined(groups: readonly Group[], places: readonly (Circle | null)[]): Group[] {
  const placed = groups.flatMap((group, index) => {
    const place = places[index];
    return place ? [{ ...group, ...place }] : [];
  });
  for (const { x, y, circles } of groups.filter((_, index) => !places[index])) {
    const [nearest] = placed.toSorted(
      (a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y),
    );
    if (nearest) nearest.circles = [...nearest.circles, ...circles];
  }
  return placed;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
