import { distance } from 'fastest-levenshtein';
import { foldText } from '#contract/text-folding.ts';

/** The 36 states, and the Federal Capital Territory as Abuja. */
const nigerianStates = [
  ...['Abia', 'Abuja', 'Adamawa', 'Akwa Ibom', 'Anambra', 'Bauchi', 'Bayelsa', 'Benue', 'Borno'],
  ...['Cross River', 'Delta', 'Ebonyi', 'Edo', 'Ekiti', 'Enugu', 'Gombe', 'Imo', 'Jigawa'],
  ...['Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Kogi', 'Kwara', 'Lagos', 'Nasarawa', 'Niger', 'Ogun'],
  ...['Ondo', 'Osun', 'Oyo', 'Plateau', 'Rivers', 'Sokoto', 'Taraba', 'Yobe', 'Zamfara'],
];

const otherNames: Record<string, string> = {
  fct: 'Abuja',
  'abuja fct': 'Abuja',
  'fct abuja': 'Abuja',
  'federal capital territory': 'Abuja',
};

const stateByName = new Map([
  ...nigerianStates.map((state): [string, string] => [foldText(state), state]),
  ...Object.entries(otherNames),
]);

/** The state of that name ('lagos state', 'FCT'), or null. */
export function findState(text: string): string | null {
  return stateByName.get(comparable(text)) ?? null;
}

/** The state with the closest spelling ('Anambara' is Anambra), or null if several are as close. */
export function closestState(misspelt: string): string | null {
  const text = comparable(misspelt);
  const maxEdits = text.length < 6 ? 1 : 2;
  const distances = nigerianStates.map((state) => ({
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
