import { foldText } from '#contract/text-folding.ts';
import { stateMeantBy, stateNamed } from './nigerian-states.ts';

/** Where towns lie that lists are seen to put under a misspelt state; a town may lie in two. */
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
  /** What was put right, in words; null where nothing was. */
  correction: string | null;
}

/**
 * Writes a town and its state as a location. A state that is spelt right is believed; for one that
 * is not, the town decides where it is known, because a sheet that misspells the state is often
 * wrong about it: 'Lekki, Anambara' is in Lagos. The state must be one that `isNigerianState` accepts.
 */
export function nigerianLocation(town: string, state: string): NigerianLocation {
  const named = stateNamed(state);
  if (named !== null) return { location: join(town, named), correction: null };
  const states = statesOfTowns.get(foldText(townName(town))) ?? [];
  const [home] = states;
  const meant = stateMeantBy(state);
  if (states.length > 1 && !states.includes(meant ?? '')) {
    const correction = `state "${state}" left out: ${town} lies in ${states.join(' or ')}`;
    return { location: town, correction };
  }
  if (home !== undefined && states.length === 1 && home !== meant) {
    const correction = `state "${state}" corrected to ${home}, where ${town} lies`;
    return { location: join(town, home), correction };
  }
  const corrected = meant ?? state;
  return {
    location: join(town, corrected),
    correction: `state "${state}" corrected to ${corrected}`,
  };
}

/** Is this a state of Nigeria, or a misspelling of just one? */
export function isNigerianState(text: string): boolean {
  return (stateNamed(text) ?? stateMeantBy(text)) !== null;
}

/** A town without what stands beside it in brackets: 'Victoria Island (VI)'. */
export function townName(town: string): string {
  return town.replace(/\s*\([^)]*\)/g, '').trim() || town;
}

function join(town: string, state: string): string {
  return foldText(town) === foldText(state) ? state : `${town}, ${state}`;
}
