import { foldText } from '#contract/text-folding.ts';
import { stateMeantBy, stateNamed } from './nigerian-states.ts';
import { textCell } from './spreadsheet-cells.ts';

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

const statesOfTowns = new Map<string, string[]>();
for (const [state, towns] of Object.entries(townsOfStates)) {
  for (const town of towns) {
    statesOfTowns.set(foldText(town), [...(statesOfTowns.get(foldText(town)) ?? []), state]);
  }
}

interface NigerianLocation {
  /** 'Lekki, Lagos'; a town named like its state stands alone. */
  location: string;
  /** The correction for the report, or null. */
  correction: string | null;
}

/**
 * Joins a town and a state that `stateCell` accepts. A misspelt state is often wrong as well, so the
 * town decides if it is known: 'Lekki, Anambara' is in Lagos.
 */
export function nigerianLocation(town: string, state: string): NigerianLocation {
  const named = stateNamed(state);
  if (named !== null) return { location: join(town, named), correction: null };
  const meant = stateMeantBy(state) ?? state;
  const [home, ...others] = statesOfTowns.get(foldText(townName(town))) ?? [meant];
  if (home === undefined || home === meant || others.includes(meant)) {
    const correction = `state "${state}" corrected to ${meant}`;
    return { location: join(town, meant), correction };
  }
  if (others.length > 0) {
    const places = [home, ...others].join(' or ');
    return { location: town, correction: `state "${state}" left out: ${town} lies in ${places}` };
  }
  const correction = `state "${state}" corrected to ${home}, where ${town} lies`;
  return { location: join(town, home), correction };
}

/** A state of Nigeria, possibly misspelt; the text stays unchanged. */
export function stateCell() {
  return textCell().refine((text) => (stateNamed(text) ?? stateMeantBy(text)) !== null, {
    error: ({ input }) => `should be a state of Nigeria, not "${input}"`,
  });
}

/** A town without the brackets after it: 'Victoria Island (VI)'. */
export function townName(town: string): string {
  return town.replace(/\s*\([^)]*\)/g, '').trim() || town;
}

function join(town: string, state: string): string {
  return foldText(town) === foldText(state) ? state : `${town}, ${state}`;
}
