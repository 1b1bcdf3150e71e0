import type { Area } from '#contract/search/areas.ts';
import { editDistance } from '#contract/search/edit-distance.ts';
import { placeNames } from '#contract/search/place-names.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { wordsIn } from '#contract/search/text-folding.ts';

export type SuggestedArea = Area & Partial<Pick<AreaCount, 'count'>>;

/** An area, and the words of the text query that are not its name. */
export interface AreaSuggestion {
  area: SuggestedArea;
  rest: string;
}

const MAX_NAME_WORDS = 3;

const otherSpellings = new Map(placeNames.map(({ name, also = [] }) => [name, also]));

/**
 * The areas that the end of a text query may name, the closest first: '5 bedroom lek' suggests Lekki
 * and leaves '5 bedroom'.
 */
export function suggestAreas(
  typed: string,
  areas: readonly SuggestedArea[],
  limit: number,
): AreaSuggestion[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  for (let start = Math.max(0, words.length - MAX_NAME_WORDS); start < words.length; start += 1) {
    const name = wordsIn(words.slice(start).join(' ')).join(' ');
    const minimum = start === 0 ? 1 : 3;
    if (name.length < minimum) continue;
    const found = areas
      .map((area) => ({ area, rank: rankOf(area.name, name) }))
      .filter(({ area, rank }) => rank < NO_MATCH && area.count !== 0)
      .toSorted((a, b) => a.rank - b.rank || (b.area.count ?? 0) - (a.area.count ?? 0));
    if (found.length === 0) continue;
    const rest = words
      .slice(0, start)
      .join(' ')
      .replace(/\s+(?:in|at)$/i, '');
    return found.slice(0, limit).map(({ area }) => ({ area, rest }));
  }
  return [];
}

const NO_MATCH = 5;

/** How well typed words match the name of an area: 0 exactly, up to 4 misspelled. */
function rankOf(name: string, typed: string): number {
  const nameWords = wordsIn(name);
  const phrase = nameWords.join(' ');
  const others = otherSpellings.get(name) ?? [];
  if (phrase === typed || others.includes(typed)) return 0;
  if (phrase.startsWith(typed)) return 1;
  if (nameWords.some((_, index) => index > 0 && nameWords.slice(index).join(' ').startsWith(typed)))
    return 2;
  if (typed.length > 1 && others.some((other) => other.startsWith(typed))) return 3;
  if (typed.length < 4) return NO_MATCH;
  const allowed = typed.length < 7 ? 1 : 2;
  const lengths = [-1, 0, 1].map((more) => typed.length + more);
  const isClose = lengths.some((length) => editDistance(typed, phrase.slice(0, length)) <= allowed);
  return isClose ? 4 : NO_MATCH;
}
