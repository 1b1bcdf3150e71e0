/** The kinds of papers of a property, as buyers tell them apart. */
export const papersKinds = [
  'Certificate of Occupancy',
  "Governor's consent",
  "Minister's consent or R of O",
  'Federal title',
  'Registered deed or sublease',
  'Gazetted excision',
  'Survey only',
  'Allocation letter',
  'Other',
] as const;
export type PapersKind = (typeof papersKinds)[number];

const REGISTERED_TITLE = 'Registered title';

/** The kinds that buyers and lenders count as a registered title. */
const registeredKinds: readonly PapersKind[] = [
  'Certificate of Occupancy',
  "Governor's consent",
  'Federal title',
  'Registered deed or sublease',
];

/** The choices of the filter. */
export const papersChoices = [REGISTERED_TITLE, ...papersKinds] as const;
export type PapersChoice = (typeof papersChoices)[number];

/** The kinds that any of the choices finds. */
export function kindsFoundBy(choices: readonly PapersChoice[]): PapersKind[] {
  const hasRegistered = choices.includes(REGISTERED_TITLE);
  return papersKinds.filter(
    (kind) => choices.includes(kind) || (hasRegistered && registeredKinds.includes(kind)),
  );
}
