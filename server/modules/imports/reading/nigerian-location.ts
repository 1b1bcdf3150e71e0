import { foldText } from '#contract/text-folding.ts';
import { closestState, findState } from './nigerian-states.ts';
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
  /** 'Lekki, Lagos', or 'Lagos' for a town with the name of its state. */
  location: string;
  /** The correction for the report, or null. */
  correction: string | null;
}

/**
 * Joins a town and a state that `stateCell` accepts. A misspelt state is often the wrong state as
 * well, so a town of the list above decides: 'Lekki, Anambara' is in Lagos.
 */
export function nigerianLocation(town: string, state: string): NigerianLocation {
  const exact = findState(state);
  if (exact !== null) return { location: join(town, exact), correction: null };
  const closest = closestState(state) ?? state;
  const [home, ...others] = statesOfTowns.get(foldText(townName(town))) ?? [closest];
  if (home === undefined || home === closest || others.includes(closest)) {
    const correction = `state "${state}" corrected to ${closest}`;
    return { location: join(town, closest), correction };
  }
  if (others.length > 0) {
    const states = [home, ...others].join(' or ');
    return { location: town, correction: `state "${state}" left out: ${town} is in ${states}` };
  }
  const correction = `state "${state}" corrected to ${home}, because ${town} is there`;
  return { location: join(town, home), correction };
}

/** A state of Nigeria, possibly misspelt; the text stays unchanged. */
export function stateCell() {
  return textCell().refine((text) => (findState(text) ?? closestState(text)) !== null, {
    error: ({ input }) => `should be a state of Nigeria, not "${input}"`,
  });
}

/** 'Victoria Island (VI)' becomes 'Victoria Island'. */
export function townName(town: string): string {
  return town.replace(/\s*\([^)]*\)/g, '').trim() || town;
}

function join(town: string, state: string): string {
  return foldText(town) === foldText(state) ? state : `${town}, ${state}`;
}
