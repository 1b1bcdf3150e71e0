import type { PapersChoice } from '#contract/property/papers.ts';
import type { Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { parseNaira } from '#contract/rules/naira.ts';
import { editDistance } from './edit-distance.ts';
import { placeNames } from './place-names.ts';
import { OPEN_ENDED_ROOMS } from './property-search.ts';
import { foldText, wordsIn } from './text-folding.ts';

/** A condition that words of a text query express. Phrases are in the form of `searchedTextOf`. */
export type TextCondition =
  | { kind: 'text'; phrases: readonly string[] }
  | { kind: 'type'; type: string; phrases: readonly string[] }
  | { kind: 'amenity'; amenity: string; phrases: readonly string[] }
  | { kind: 'papers'; papers: PapersChoice }
  | { kind: 'bedrooms' | 'bathrooms'; rooms: number }
  | { kind: 'price'; min?: number; max?: number }
  | { kind: 'development' }
  /** A property must meet one of these conditions. */
  | { kind: 'any'; conditions: readonly TextCondition[] };

/** A condition and the position of its words in the folded query. */
export type TextQueryPart = TextCondition & { start: number; end: number };

/** Each condition is compared with every property. */
const MAX_CONDITIONS = 8;

/**
 * Reads a text query as a buyer types it: '5 bedroom lekki under 80m' has a number of bedrooms, an
 * area and a price. A property must meet every condition; one of several phrases is enough.
 */
export function parseTextQuery(q: string): TextQueryPart[] {
  return partsOf(q).slice(0, MAX_CONDITIONS);
}

/** The end of a text query that is not searched, folded, because the query has too many conditions. */
export function ignoredText(q: string): string {
  const ignored = partsOf(q)[MAX_CONDITIONS];
  return ignored ? foldText(q).slice(ignored.start) : '';
}

/**
 * The whole query as a part of the searched text. Undefined for the abbreviation of a place: 'vi' is
 * Victoria Island, and a part of many other words.
 */
export function wholeTextOf(q: string): string | undefined {
  const text = wordsIn(q).join(' ');
  return abbreviations.has(text) ? undefined : text;
}

function partsOf(q: string): TextQueryPart[] {
  const parts: TextQueryPart[] = [];
  const folded = foldText(q);
  let unread = folded;
  for (const { pattern, conditionOf } of rules) {
    for (const match of unread.matchAll(pattern)) {
      const [words] = match;
      const condition = conditionOf(match.groups ?? {});
      parts.push({ ...condition, start: match.index, end: match.index + words.length });
    }
    unread = unread.replace(pattern, (words) => ' '.repeat(words.length));
  }
  parts.push(...wordParts(unread, parts.length > 0));
  parts.sort((a, b) => a.start - b.start);
  return joinAlternatives(parts, folded);
}

/** Makes one condition of places or kinds with 'or' or a slash between them: 'lekki or ikoyi'. */
function joinAlternatives(parts: readonly TextQueryPart[], folded: string): TextQueryPart[] {
  const joined: TextQueryPart[] = [];
  const canJoin = ({ kind, start, end }: TextQueryPart) =>
    ['text', 'type', 'any'].includes(kind) && !/^\d+$/.test(folded.slice(start, end));
  for (const part of parts) {
    const last = joined.at(-1) ?? part;
    const isOr = /^\s*(?:or|\/)\s*$/.test(folded.slice(last.end, part.start));
    const conditions = [...alternativesIn(last), ...alternativesIn(part)];
    if (isOr && canJoin(last) && canJoin(part) && conditions.length <= MAX_CONDITIONS) {
      joined.splice(-1, 1, { kind: 'any', conditions, start: last.start, end: part.end });
    } else joined.push(part);
  }
  return joined;
}

function alternativesIn({ start: _, end: __, ...condition }: TextQueryPart) {
  return condition.kind === 'any' ? condition.conditions : [condition];
}

type SearchedProperty = Pick<Property, '_id' | 'propertyId' | 'title' | 'location'>;

/** Cached, because every key typed into a filter compares thousands of properties. */
const searchedTexts = new WeakMap<SearchedProperty, string>();

/** Title, location and reference as text queries are compared with: words between single spaces. */
export function searchedTextOf(property: SearchedProperty): string {
  const cached = searchedTexts.get(property);
  if (cached !== undefined) return cached;
  const { title, location } = property;
  const words = wordsIn(`${title} ${location} ${propertyReference(property)}`);
  const text = ` ${words.join(' ')} `;
  searchedTexts.set(property, text);
  return text;
}

interface Rule {
  /** Global, on folded text. */
  pattern: RegExp;
  conditionOf(groups: Partial<Record<string, string>>): TextCondition;
}

const CURRENCY = '(?:(?:₦|ngn|n) ?)?';
const UNIT = 'k|m|mn|mil(?:l?ions?)?|b|bn|bil(?:l?ions?)?';
const PRICE = `${CURRENCY}(?:\\d+(?:\\.\\d+)? ?(?:${UNIT})\\b|\\d{1,3}(?:,\\d{3})+|\\d{6,})(?: ?naira)?`;
const C_OF_O = 'c[ -]?of[ -]?o|certificates? of occupancy';
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `[1-9]\\d?|${numbers.join('|')}`;
/** '3', or '3-4' unless the first number is that of a place, as in 'phase 1/2 bedroom'. */
const ROOMS = `(?<rooms>${COUNT})(?:(?<!(?:phase|wuse) \\d)(?:[-–/]| to | or )(?<upTo>${COUNT}))?\\+? ?-?`;

/** In this order: an earlier rule takes its words from the later ones. */
const rules: readonly Rule[] = [
  rule(
    `(?:(?:between|from) )?(?<min>${PRICE}|${CURRENCY}\\d{1,3}(?:\\.\\d+)?) ?(?:-|–|to|and) ?(?<max>${PRICE})`,
    (range) => ({
      kind: 'price',
      // The unit of '50-80m' counts for both.
      min: priceOf(range.min, range.max),
      max: priceOf(range.max),
    }),
  ),
  rule(
    `(?:above|over|more than|at least|min(?:imum)?(?: of)?|from) (?<min>${PRICE})`,
    ({ min }) => ({
      kind: 'price',
      min: priceOf(min),
    }),
  ),
  rule(
    `(?:(?:under|below|less than|not more than|up to|at most|within|max(?:imum)?(?: of)?|budget(?: of)?) )?(?<max>${PRICE})`,
    ({ max }) => ({ kind: 'price', max: priceOf(max) }),
  ),
  rule(`${ROOMS}(?:be+d[a-z]*|bdr?m?s?|bhk|br)`, (range) => roomsOf('bedrooms', range)),
  rule(`${ROOMS}(?:bath[a-z]*)`, (range) => roomsOf('bathrooms', range)),
  rule('off[ -]?plan|new developments?|under construction', () => ({ kind: 'development' })),
  papersRule('Federal title', `federal (?:titles?|${C_OF_O})`),
  papersRule('Certificate of Occupancy', C_OF_O),
  papersRule("Governor's consent", "gov(?:ernor)?(?:['’]?s)? consent"),
  papersRule(
    "Minister's consent or R of O",
    "minister(?:['’]?s)? consent|r[ -]?of[ -]?o|rights? of occupancy",
  ),
  papersRule('Registered deed or sublease', 'registered (?:deeds?|conveyance|sub[ -]?lease)'),
  papersRule('Gazetted excision', 'gazetted? excisions?|excisions?|gazetted?'),
  papersRule('Survey only', 'survey only'),
  papersRule('Allocation letter', 'allocation letters?|letters? of allocation'),
  papersRule('Registered title', '(?:good|clean|registered) (?:titles?|papers)'),
  typeRule('Apartment', 'apartments?|flats?|condos?', ['apartment', 'flat', 'condo']),
  typeRule('Villa', 'villas?|mansions?', ['villa', 'mansion']),
  typeRule('Land', 'lands?|plots?', [' land ', ' plot', ' acre', ' hectare']),
  typeRule('Commercial', 'office(?: spaces?)?|offices|shops?|warehouses?|commercial', [
    ' office ',
    ' shop ',
    'warehouse',
    'commercial',
  ]),
  amenityRule('Swimming Pool', '(?:swim[a-z]* )?pools?', ['pool']),
  amenityRule('Gym', 'gyms?', [' gym ']),
  amenityRule('24/7 power', '24/7 (?:power|light)|24 hours? (?:power|light)', ['24 7 power']),
  amenityRule('CCTV', 'cctv', ['cctv']),
  amenityRule('Cinema', 'cinemas?', ['cinema']),
  amenityRule('Water Front', 'water ?front', ['waterfront', 'water front']),
  amenityRule('Fitted Kitchen', 'fitted kitchens?', ['fitted kitchen']),
  ...placeRules(),
];

function rule(pattern: string, conditionOf: Rule['conditionOf']): Rule {
  return { pattern: new RegExp(`(?<![\\w.,])(?:${pattern})(?!\\w)`, 'g'), conditionOf };
}

function typeRule(type: string, pattern: string, phrases: readonly string[]): Rule {
  return rule(pattern, () => ({ kind: 'type', type, phrases }));
}

/** Only the stated papers count: a title that names some is no statement. */
function papersRule(papers: PapersChoice, pattern: string): Rule {
  return rule(pattern, () => ({ kind: 'papers', papers }));
}

function amenityRule(amenity: string, pattern: string, phrases: readonly string[]): Rule {
  return rule(pattern, () => ({ kind: 'amenity', amenity, phrases }));
}

/** Names of several words, and other spellings: the longest first. */
function placeRules(): Rule[] {
  const spellings = placeNames.flatMap(({ name, also = [] }) => {
    const phrase = wordsIn(name).join(' ');
    const others = also.map((other) => ({ spelling: other, phrases: [phrase, ` ${other} `] }));
    return phrase.includes(' ') ? [{ spelling: phrase, phrases: [phrase] }, ...others] : others;
  });
  return spellings
    .toSorted((a, b) => b.spelling.length - a.spelling.length)
    .map(({ spelling, phrases }) =>
      rule(spelling.split(' ').join('[ .,/-]*'), () => ({ kind: 'text', phrases })),
    );
}

const abbreviations = new Set(
  placeNames.flatMap(({ also = [] }) => also.filter((other) => other.length <= 3)),
);

/** Words that mean every property. A single one is searched as text, except 'nigeria'. */
const generalWords = new Set(
  'a an at and buy cheap city affordable brand building for home homes house houses in i luxury near need new newly nigeria built of or properties property sale space state the to want with'.split(
    ' ',
  ),
);

const otherWords: Record<string, readonly string[]> = {
  duplex: ['duplex', 'detached house'],
  duplexes: ['duplex', 'detached house'],
  terraced: ['terrace'],
  terraces: ['terrace'],
  maisonette: ['maisonette', 'terrace'],
};

/** Each word that no rule has read. */
function wordParts(unread: string, hasOthers: boolean): TextQueryPart[] {
  const words = [...unread.matchAll(/\d+|[^\d\s!-/:-@[-`{-~]+/g)];
  const isOneWord = words.length === 1 && !hasOthers && words[0]?.[0] !== 'nigeria';
  const counted = isOneWord ? words : words.filter(([word]) => !generalWords.has(word));
  return counted.map(({ 0: word, index }) => ({
    kind: 'text',
    phrases: phrasesFor(word),
    start: index,
    end: index + word.length,
  }));
}

function phrasesFor(word: string): readonly string[] {
  const known = otherWords[word];
  if (known) return known;
  if (/^\d{1,2}$/.test(word)) return [` ${word} `];
  if (word.length <= 2) return [` ${word}`];
  const singular = /^[a-z]{4,}s$/.test(word) ? [word.slice(0, -1)] : [];
  const corrected = correctionOf(word);
  return [word, ...singular, ...(corrected ? (otherWords[corrected] ?? [corrected]) : [])];
}

const buildingWords =
  'bungalow court detached duplex estate extension garden mansion penthouse phase residential semi serviced street terrace villa apartment';
const vocabulary = [
  ...new Set([...buildingWords.split(' '), ...placeNames.flatMap(({ name }) => wordsIn(name))]),
].filter((word) => word.length >= 4);

/** The known word closest to a misspelled one; undefined for a known word or a prefix of one. */
function correctionOf(word: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  if (vocabulary.some((known) => known.startsWith(word))) return undefined;
  const allowed = word.length < 6 ? 1 : 2;
  let closest: string | undefined;
  let edits = allowed + 1;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) >= edits) continue;
    const difference = editDistance(word, known);
    if (difference < edits) [closest, edits] = [known, difference];
  }
  return closest;
}

function priceOf(text = '', withUnit = ''): number | undefined {
  const [digits = ''] = text.match(/[\d.,]+/) ?? [];
  const unit = unitOf(text) || (Number(digits) < 1000 ? unitOf(withUnit) : '');
  return parseNaira(digits + unit) ?? undefined;
}

/** The first letter of the unit after the digits: 'm' of '50 million naira'. */
function unitOf(price: string): string {
  return price.match(/\d ?([kmb])/)?.[1] ?? '';
}

/** '3 bedrooms' asks for one number, '2-3 bedrooms' for either. Four includes all higher numbers. */
function roomsOf(
  kind: 'bedrooms' | 'bathrooms',
  { rooms, upTo = rooms }: Partial<Record<string, string>>,
): TextCondition {
  const from = countOf(rooms);
  const to = Math.min(countOf(upTo), OPEN_ENDED_ROOMS);
  if (to <= from) return { kind, rooms: from };
  const counts = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return { kind: 'any', conditions: counts.map((count) => ({ kind, rooms: count })) };
}

function countOf(text = ''): number {
  return Number(text) || numbers.indexOf(text) + 1;
}
