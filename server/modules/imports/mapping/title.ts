import { formatNumber } from '#contract/rules/format-number.ts';
import { foldText } from '#contract/search/text-folding.ts';

interface TitleFacts {
  bedrooms: string | undefined;
  /** The word of the spreadsheet: 'Terraced Duplexes'. */
  typed: string;
  type: string;
  area: number | null;
  place: string;
}

/** The title of a row without one: '4-bedroom terraced duplex in Lekki', '648 sqm of land in Epe'. */
export function composedTitle({ bedrooms, typed, type, area, place }: TitleFacts): string {
  // '2 bed apartment' has the rooms, which stand at the start.
  const named = foldText(typed).replace(/\(?\b\w+[\s-]*bed(?:room)?s?\b\)?\s*/, '');
  const word = singular(named.trim() || foldText(type || 'Property'));
  const where = place ? ` in ${place}` : '';
  const rooms = Number(bedrooms ?? 0);
  if (rooms > 0) return `${rooms}-bedroom ${word}${where}`.slice(0, 200);
  const isLand = type === 'Land' && /^(?:land|plots?)$/.test(word);
  if (isLand && area) return `${formatNumber(area)} sqm of land${where}`.slice(0, 200);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${where}`.slice(0, 200);
}

function singular(word: string): string {
  if (/^block of /.test(word)) return word;
  return word.replace(/(duplex)es$/, '$1').replace(/([^s])s$/, '$1');
}
