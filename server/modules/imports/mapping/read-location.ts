import { foldText } from '#contract/search/text-folding.ts';
import { isState, nigerianLocation, townName } from './nigerian-location.ts';

/** The cells of a location, from the smallest place to the state; '' if there is none. */
export interface PlaceCells {
  address: string;
  location: string;
  city: string;
  state: string;
}

interface PlaceReading {
  /** 'Admiralty Way, Lekki, Lagos'. */
  location: string;
  /** For titles: 'Lekki'. */
  place: string;
  notes: string[];
}

const country = /[,.\s]+nigeria\.?$/i;

/** Joins the cells of a location, without what is repeated. A single cell stays as it is. */
export function readLocation(cells: PlaceCells): PlaceReading {
  const { address, location, city, state } = cells;
  const named = [address, location, city].filter((cell) => cell !== '');
  const [single] = named;
  if (single && named.length === 1 && state === '') {
    return { location: single, place: placeOf(single), notes: [] };
  }
  const town = joined(named.map((cell) => cell.replace(country, '')));
  const smallest = location || city || address;
  if (state === '') return { location: town, place: placeOf(smallest), notes: [] };
  if (town === '') return { location: state, place: state, notes: [] };
  if (!isState(state)) {
    const notes = [`"${state}" is no state of Nigeria`];
    return { location: joined([town, state]), place: placeOf(smallest), notes };
  }
  if (named.length > 1 || includesPart(town, state)) {
    const { location: known, correction } = nigerianLocation(city || location || address, state);
    const stateName = known.split(', ').at(-1) ?? state;
    const isTown = foldText(stateName) === foldText(city || location || address);
    const notes = correction ? [correction] : [];
    return { location: joined([town, isTown ? '' : stateName]), place: placeOf(smallest), notes };
  }
  const { location: whole, correction } = nigerianLocation(town, state);
  return { location: whole, place: placeOf(smallest), notes: correction ? [correction] : [] };
}

/** 'Victoria Island (VI)' is Victoria Island; of an address the first part that is no number. */
function placeOf(cell: string): string {
  const parts = townName(cell)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !/^(?:\d|plot\b|no\b|block\b|flat\b|house\b)/i.test(part));
  return parts[0] ?? cell;
}

function joined(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    if (part === '' || includesPart(text, part)) continue;
    text = text ? `${text}, ${part}` : part;
  }
  return text;
}

/** Whether a location ends with or names a place already: 'Lekki, Lagos' has 'Lagos State'. */
function includesPart(text: string, part: string): boolean {
  const comparable = (name: string) =>
    foldText(name)
      .replace(/ state$/, '')
      .trim();
  const parts = text.split(',').map(comparable);
  return part.split(',').every((each) => parts.includes(comparable(each)));
}
