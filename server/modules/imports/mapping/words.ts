import {
  type ImportMapping,
  LEFT_OUT,
  NO_MEANING,
  type WordField,
} from '#contract/endpoints/import-mapping.ts';
import { papersKinds } from '#contract/property/papers.ts';
import { papersKindOfText } from '#contract/property/papers-kind.ts';
import { propertyStatuses, propertyTypes } from '#contract/property/property.ts';
import { displayedStatus } from '#contract/property/property-labels.ts';
import { foldText, sameIgnoringCase } from '#contract/search/text-folding.ts';

/** The first that occurs in a text counts: 'Commercial land' is land, and 'Office block' commercial. */
const typeWords: readonly [(typeof propertyTypes)[number], RegExp][] = [
  ['Land', /\b(lands?|plots?|hectares?|acres?|farm ?lands?|parcels?)\b/],
  [
    'Commercial',
    /\b(commercial|offices?|shops?|ware ?houses?|plazas?|malls?|hotels?|filling station|petrol station|gas station|schools?|factor(y|ies)|stores?|show ?rooms?|event cent(er|re)|industrial|business|retail|hospital|workspace|mixed use|tank farm)\b/,
  ],
  [
    'Apartment',
    /\b(apartments?|flats?|pent ?houses?|studios?|condos?|condominiums?|self ?con(tain(ed)?)?|bedsitters?|bedsits?|mini ?flats?|room and parlou?r)\b/,
  ],
  ['Villa', /\bvillas?\b/],
  [
    'House',
    /\b(houses?|duplex(es)?|bungalows?|terraces?|terraced|detached|semi ?detached|mansions?|homes?|town ?houses?|maison(n)?ettes?|residen(tial|ces?)|boys quarters|bq|triplex|fully detached|chalets?|cottages?|buildings?)\b/,
  ],
  ['Estate', /\bestates?\b/],
];

const statusWords: readonly [string, RegExp][] = [
  [
    LEFT_OUT,
    /\b(rent|rental|rented|lets?|letting|leas(e|ed|ing|ehold)|short ?lets?|short stay|withdrawn|expired|inactive|off market|off the market|deleted|archived|draft|jv|joint venture|shortlet)\b/,
  ],
  [
    'Under Offer',
    /\b(under (offer|negotiation|contract)|offer|reserved|on hold|hold|pending|deposit( paid)?|committed|booked|in progress)\b/,
  ],
  ['Sold', /\b(sold( out)?|closed|completed sale|taken)\b/],
  [
    'New Development',
    /\b(off ?plan|new development|under construction|new build|pre ?launch|pre ?sell|uncompleted|carcass|ongoing)\b/,
  ],
  [
    'For Sale',
    /\b(sale|sell|selling|available|active|open|listed|published|vacant|ready|new|live|unsold|in stock|yes|outright|distress|resale|current|on market)\b/,
  ],
];

const papersWords: readonly [(typeof papersKinds)[number], RegExp][] = [
  ['Certificate of Occupancy', /\b(c ?of ?o|cofo|certificate of occupancy|c o)\b/],
  ["Governor's consent", /\bgov(ernor)?s?( s)?( consent)\b/],
  [
    "Minister's consent or R of O",
    /\b(r ?of ?o|rofo|right of occupancy|ministers? s? ?consent|fcda)\b/,
  ],
  ['Registered deed or sublease', /\b(deed|sub ?lease|registered conveyance)\b/],
  ['Gazetted excision', /\b(gazette|gazetted|excision)\b/],
  ['Survey only', /\bsurvey\b/],
  ['Allocation letter', /\ballocation\b/],
];

/** None of these states a fact. */
export const nothing =
  /^(?:[-–—_?.\s]*|n\/?a|nil|none|null|no|not (?:available|stated|specified|applicable)|nan|tba|tbc|unknown|x)$/i;

/** The type that a text names, or null. */
export function guessType(text: string): string | null {
  const exact = sameIgnoringCase(propertyTypes, text);
  return exact ?? firstOf(typeWords, text);
}

function guessStatus(text: string): string | null {
  const isOurs = sameIgnoringCase(propertyStatuses, text);
  if (isOurs) return isOurs;
  if (foldText(text) === foldText(displayedStatus({}))) return 'For Sale';
  return firstOf(statusWords, text);
}

/** The kind of the papers: by the table of the contract, else by a word in the text. */
function guessPapers(text: string): string | null {
  if (nothing.test(text)) return NO_MEANING;
  const isOurs = sameIgnoringCase(papersKinds, text);
  if (isOurs) return isOurs;
  const kind = papersKindOfText(text);
  return kind === 'Other' ? firstOf(papersWords, text) : kind;
}

function firstOf(words: readonly (readonly [string, RegExp])[], text: string): string | null {
  const plain = foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const guesses: Record<WordField, (text: string) => string | null> = {
  type: guessType,
  status: guessStatus,
  papers: guessPapers,
};

/** What a word means: what staff chose, else a guess; null if it is not known. */
export function meaningOf(
  field: WordField,
  word: string,
  { words }: Pick<ImportMapping, 'words'>,
): string | null {
  return words[field][wordKey(word)] ?? guesses[field](word);
}

/** Every word is guessed. */
export const noChoices: ImportMapping['words'] = { type: {}, status: {}, papers: {} };

export function wordKey(word: string): string {
  return word.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 200);
}
