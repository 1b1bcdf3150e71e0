import { distance } from 'fastest-levenshtein';
import { nigerianStates } from '#contract/search/place-names.ts';
import { foldText } from '#contract/search/text-folding.ts';

const statesAndAbuja = [...nigerianStates, 'Abuja'];

const otherNames: Record<string, string> = {
  fct: 'Abuja',
  'abuja fct': 'Abuja',
  'fct abuja': 'Abuja',
  'federal capital territory': 'Abuja',
};

const stateByName = new Map([
  ...statesAndAbuja.map((state): [string, string] => [foldText(state), state]),
  ...Object.entries(otherNames),
]);

/** Towns that spreadsheets list under a misspelt state; a town may lie in two states. */
const townsOfStates = {
  Abuja: ['Gwarinpa', 'Guzape District', 'Jabi', 'Karu', 'Katampe', 'Lokogoma District', 'Mbora'],
  Imo: ['Owerri Municipal'],
  Lagos: [
    ...['Agege', 'Ajah', 'Alimosho', 'Gbagada', 'Ibeju Lekki', 'Ifako-Ijaiye', 'Ikeja', 'Ikorodu'],
    ...['Ikotun', 'Ikoyi', 'Ketu', 'Lekki', 'Ojo', 'Shomolu', 'Victoria Island', 'Yaba'],
  ],
  Nasarawa: ['Karu'],
  Ogun: ['Arepo', 'Magboro', 'Mowe Ofada', 'Mowe Town'],
  Ondo: ['Akure'],
  Oyo: ['Ibadan'],
  Rivers: ['Port Harcourt'],
};

interface NigerianLocation {
  /** 'Lekki, Lagos', or 'Lagos' for a town with the name of its state. */
  location: string;
  correction: string | null;
}

/**
 * Joins a town and a state, see `isState`. Rows with a misspelt state often name the wrong
 * one, so the towns listed above take precedence: 'Lekki, Anambara' is in Lagos.
 */
export function nigerianLocation(town: string, state: string): NigerianLocation {
  const exact = findState(state);
  if (exact !== null) return { location: join(town, exact), correction: null };
  const closest = closestState(state) ?? state;
  const [known, ...others] = statesOfTown(townName(town));
  if (known === undefined || known === closest || others.includes(closest)) {
    const correction = `state "${state}" corrected to ${closest}`;
    return { location: join(town, closest), correction };
  }
  if (others.length > 0) {
    const states = [known, ...others].join(' or ');
    return { location: town, correction: `state "${state}" left out: ${town} is in ${states}` };
  }
  const correction = `state "${state}" corrected to ${known}, because ${town} is there`;
  return { location: join(town, known), correction };
}

function statesOfTown(town: string): string[] {
  const isTown = (name: string) => foldText(name) === foldText(town);
  return Object.entries(townsOfStates).flatMap(([state, towns]) =>
    towns.some(isTown) ? [state] : [],
  );
}

/** Whether a text is a state of Nigeria, possibly misspelt. */
export function isState(text: string): boolean {
  return (findState(text) ?? closestState(text)) !== null;
}

/** 'Victoria Island (VI)' becomes 'Victoria Island'. */
export function townName(town: string): string {
  return town.replace(/\s*\([^)]*\)/g, '').trim() || town;
}

function join(town: string, state: string): string {
  return foldText(town) === foldText(state) ? state : `${town}, ${state}`;
}

/** The state of that name ('lagos state', 'FCT'), or null. */
function findState(text: string): string | null {
  return stateByName.get(comparable(text)) ?? null;
}

/** The state with the closest spelling ('Anambara' is Anambra), or null if several are as close. */
function closestState(misspelt: string): string | null {
  const text = comparable(misspelt);
  const maxEdits = text.length < 6 ? 1 : 2;
  const distances = statesAndAbuja.map((state) => ({
    state,
    edits: distance(text, foldText(state)),
  }));
  const fewest = Math.min(...distances.map(({ edits }) => edits));
  const nearest = distances.filter(({ edits }) => edits === fewest);
  return fewest <= maxEdits && nearest.length === 1 ? (nearest[0]?.state ?? null) : null;
}

function comparable(text: string): string {
  return foldText(text)
    .replace(/[\s,.-]+/g, ' ')
    .replace(/ state$/, '')
    .trim();
}
