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

export const REGISTERED_TITLE = 'Registered title';

export const papersChoices = [REGISTERED_TITLE, ...papersKinds] as const;
export type PapersChoice = (typeof papersChoices)[number];
