import { wordsIn } from '#contract/search/text-folding.ts';
import { type PapersChoice, type PapersKind, papersKinds, REGISTERED_TITLE } from './papers.ts';
import type { Property } from './property.ts';
import { statedCheck } from './property-checks.ts';

/**
 * The texts that state a kind, as words between single spaces. Any other text is Other. Only the
 * part before the first comma, semicolon or bracket counts.
 */
export const statedPapers: Record<Exclude<PapersKind, 'Other'>, readonly string[]> = {
  'Certificate of Occupancy': [
    'certificate of occupancy',
    'certificate of occupancy c of o',
    'c of o',
    'cofo',
    'state c of o',
    'global c of o',
  ],
  "Governor's consent": ['governor s consent', 'governors consent', 'governor consent'],
  "Minister's consent or R of O": [
    'minister s consent',
    'ministers consent',
    'right of occupancy',
    'statutory right of occupancy',
    'r of o',
    'rofo',
  ],
  'Federal title': [
    'federal title',
    'federal c of o',
    'federal certificate of occupancy',
    'federal consent',
  ],
  'Registered deed or sublease': [
    'registered deed',
    'registered deed of assignment',
    'registered deed of conveyance',
    'registered deed of sublease',
    'registered conveyance',
    'registered sublease',
    'registered sub lease',
  ],
  'Gazetted excision': ['gazetted excision', 'excision gazetted', 'gazette', 'gazetted'],
  'Survey only': ['survey only', 'survey', 'survey plan', 'registered survey'],
  'Allocation letter': [
    'allocation letter',
    'letter of allocation',
    'provisional allocation',
    'allocation',
  ],
};

const kindByText = new Map(
  papersKinds.flatMap((kind) =>
    kind === 'Other' ? [] : statedPapers[kind].map((text) => [text, kind] as const),
  ),
);

/** Papers that are still to come, such as 'C of O, in progress'. */
const toCome =
  /\b(?:progress|process|processing|pending|applied|application|awaiting|expected|yet)\b|in view/i;

/** The kind that a text states, or Other. */
export function papersKindOfText(text: string): PapersKind {
  const [head = ''] = text.replaceAll('’', "'").split(/[,;(]/);
  const kind = kindByText.get(wordsIn(head).join(' '));
  return kind && !toCome.test(text) ? kind : 'Other';
}

/**
 * The kind that staff chose, else that of the stated papers, else that of an amenity; null if
 * nothing is stated. The server stores it for searches.
 */
export function papersKindOf(property: Pick<Property, 'checks' | 'amenities'>): PapersKind | null {
  const chosen = papersKinds.find((kind) => kind === property.checks?.papersKind);
  if (chosen) return chosen;
  const { fact } = statedCheck('papers', property);
  return fact === null ? null : papersKindOfText(fact);
}

/** The kinds that buyers and lenders count as a registered title. */
const registeredKinds: readonly PapersKind[] = [
  'Certificate of Occupancy',
  "Governor's consent",
  'Federal title',
  'Registered deed or sublease',
];

/** The kinds that any of the choices finds. */
export function kindsFoundBy(choices: readonly PapersChoice[]): PapersKind[] {
  const hasRegistered = choices.includes(REGISTERED_TITLE);
  return papersKinds.filter(
    (kind) => choices.includes(kind) || (hasRegistered && registeredKinds.includes(kind)),
  );
}
