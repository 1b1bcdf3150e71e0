import points from './area-points.json' with { type: 'json' };
import { ALL_OF_NIGERIA } from './elsewhere.ts';
import { nigerianStates } from './place-names.ts';
import { type LocationCondition, locationParts } from './property-search.ts';
import { foldText } from './text-folding.ts';

export function matchesLocation(location: string, condition: LocationCondition): boolean {
  if (condition === null) return true;
  const parts = locationParts(location);
  const mentions = (wanted: string) => parts.some((part) => part.includes(wanted));
  if ('inside' in condition) return condition.inside.some(mentions);
  if ('outside' in condition) return !condition.outside.some(mentions);
  const { within, placed } = elsewhereNames(condition.elsewhereIn);
  return within.every(mentions) && !placed.some(mentions);
}

/** Names of the Federal Capital Territory and of a city that stand for their states. */
const otherNames = ['abuja', 'fct', 'federal capital territory', 'port harcourt'];

const states = [...nigerianStates.map(foldText), ...otherNames];

/** The folded names of the areas on the map, by their folded region. */
const placedNames = new Map<string, string[]>([[foldText(ALL_OF_NIGERIA), states]]);
for (const byState of Object.values(points)) {
  for (const [state, areas] of Object.entries(byState)) {
    const region = state === 'Federal Capital Territory' ? 'abuja' : foldText(state);
    // A city with the name of its state may be written for the state, and a GRA is in every city.
    const names = Object.keys(areas)
      .map(foldText)
      .filter((name) => name !== region && name !== 'gra');
    placedNames.set(region, [...(placedNames.get(region) ?? []), ...names]);
  }
}

/**
 * 'Elsewhere in Lagos' is `within` Lagos and in none of the areas that the map has `placed` there;
 * 'Elsewhere in Nigeria' names no state.
 */
export function elsewhereNames(region: string): { within: string[]; placed: string[] } {
  const placed = placedNames.get(region) ?? [];
  return { within: region === foldText(ALL_OF_NIGERIA) ? [] : [region], placed };
}

/** Whether the map has the region, which is a state, Abuja, or a city that stands for its state. */
export function isOnMap(region: string): boolean {
  return states.includes(foldText(region));
}
