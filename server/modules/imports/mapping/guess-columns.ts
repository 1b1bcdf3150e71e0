import {
  dayFields,
  type ImportField,
  type ImportMapping,
  joinedFields,
} from '#contract/endpoints/import-mapping.ts';
import { placeNames } from '#contract/search/place-names.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { isId } from '#server/core/database/row-id.ts';
import { fieldOfHeading, priceUnitOf } from './headings.ts';
import { isState } from './nigerian-location.ts';
import { readPrice } from './read-price.ts';
import { orderOfDay, readArea, readDay } from './read-values.ts';
import { guessType, meaningOf, noChoices } from './words.ts';

/** The values of a column in the first rows. */
interface Column {
  heading: string;
  values: readonly string[];
}

const MAJORITY = 0.6;
/** A type has few words; titles differ. */
const MAX_TYPE_LENGTH = 40;
const MAX_TITLE_LENGTH = 90;

const places = new Set(placeNames.flatMap(({ name, also = [] }) => [name, ...also].map(foldText)));
const noWords = { words: noChoices };

/** Matches columns to fields by their headings, and by what is in them. */
export function guessMapping(columns: readonly Column[]): ImportMapping {
  const hasType = columns.some(({ heading }) => fieldOfHeading(heading) === 'type');
  const guessed = columns.map(({ heading, values }) => {
    const named = fieldOfHeading(heading);
    return named ? corrected(named, values.filter(isFilled), hasType) : null;
  });
  const taken = new Set<ImportField>();
  const fields = guessed.map((field) => takenOnce(field, taken));
  const byContent = fields.map((field, at) => {
    const column = columns[at];
    if (field || !column || guessed[at]) return field;
    const isKnown =
      /\d/.test(column.heading) || /^(s ?\/? ?n|sn|serial|no\.?|#)$/i.test(column.heading);
    return isKnown ? null : takenOnce(fieldOfContent(column.values.filter(isFilled)), taken);
  });
  const described = byContent.indexOf('description');
  const isTitle = most(columns[described]?.values.filter(isFilled) ?? [], isShort);
  const hasNoTitle = !byContent.includes('title') && !byContent.includes('type');
  // 'Five bedroom duplex' below 'Description' is a title where nothing else says what is sold.
  if (described !== -1 && hasNoTitle && isTitle) byContent[described] = 'title';
  const price = columns[byContent.indexOf('price')];
  return {
    columns: byContent,
    priceUnit: price ? unitOf(price) : 'naira',
    monthFirst: isMonthFirst(
      columns.filter((_, at) => dayFields.some((field) => field === byContent[at])),
    ),
    words: noChoices,
    repeats: 'leave-out',
  };
}

/** A second column of the same meaning is left out, unless columns of it are joined. */
function takenOnce(field: ImportField | null, taken: Set<ImportField>): ImportField | null {
  if (!field || (taken.has(field) && !joinedFields.includes(field))) return null;
  taken.add(field);
  return field;
}

/** A heading may be misleading: titles that are types, references that are our ids. */
function corrected(
  field: ImportField,
  values: readonly string[],
  hasType: boolean,
): ImportField | null {
  if (values.length === 0) return field;
  if (field === 'reference' && most(values, (value) => isId(value.toLowerCase()))) return 'id';
  if (field === 'reference' && isCounted(values)) return null;
  if (field === 'details' && new Set(values).size === values.length && most(values, isCode)) {
    return 'reference';
  }
  if (field === 'location' && most(values, isSize)) return 'squareFootage';
  const isPapersWord = (value: string) =>
    value.length <= MAX_TYPE_LENGTH &&
    guessType(value) === null &&
    meaningOf('papers', value, noWords) !== null;
  if (field === 'title' && most(values, isPapersWord)) return 'papers';
  const isTypeWord = (value: string) =>
    value.length <= MAX_TYPE_LENGTH && !/\d|,| in /.test(value) && guessType(value) !== null;
  if (field === 'title' && !hasType && most(values, isTypeWord)) return 'type';
  if (field === 'type' && most(values, isStatusWord) && !most(values, isTypeWord)) return 'status';
  if (field === 'status' && most(values, isTypeWord) && !most(values, isStatusWord)) return 'type';
  if (field === 'papers' && most(values, (value) => value.length > 100)) return 'details';
  const isCount = field === 'photos' && values.every((value) => /^\d+$/.test(value));
  return isCount ? null : field;
}

/** 1, 2, 3 number the rows of one list; the next list has them too. */
function isCounted(values: readonly string[]): boolean {
  return values.length > 1 && values.every((value, at) => Number(value) === at + 1);
}

/** 'PH-01', but not '6', which may be a number of units. */
function isCode(value: string): boolean {
  return /^[a-z]{1,5}[-/ ]?\d+[a-z]?$/i.test(value);
}

/** '320' or '600 sqm', not the name of an area. */
function isSize(value: string): boolean {
  return /^\d/.test(value) && isArea(value);
}

function isShort(value: string): boolean {
  return value.length <= MAX_TITLE_LENGTH;
}

function isStatusWord(value: string): boolean {
  return value.length <= MAX_TYPE_LENGTH && meaningOf('status', value, noWords) !== null;
}

/** What the values of a column without a known heading look like, or null. */
function fieldOfContent(values: readonly string[]): ImportField | null {
  if (values.length === 0) return null;
  if (most(values, isPhoto)) return 'photos';
  if (
    most(
      values,
      (value) => /[₦]|^(?:ngn|n)\s?[\d.]|\d\s?(?:m|million|bn)\b/i.test(value) && isPrice(value),
    )
  ) {
    return 'price';
  }
  if (most(values, (value) => /\d\s*-?\s*bed(?:room)?s?\b/i.test(value))) {
    return most(values, (value) => value.length < 16) ? 'bedrooms' : 'title';
  }
  if (most(values, (value) => /\d\s*-?\s*bath(?:room)?s?\b/i.test(value))) return 'bathrooms';
  if (most(values, (value) => /sq|plot|hectare|acre|m²/i.test(value) && isArea(value))) {
    return 'squareFootage';
  }
  if (most(values, (value) => /[-/]|[a-z]/i.test(value) && isDay(value))) return 'listedOn';
  if (most(values, (value) => value.length > 120)) return 'description';
  if (most(values, isState)) return 'state';
  if (most(values, (value) => value.split(',').some((part) => places.has(foldText(part))))) {
    return 'location';
  }
  if (most(values, (value) => value.length <= MAX_TYPE_LENGTH && guessType(value) !== null)) {
    return 'type';
  }
  return most(values, isStatusWord) && new Set(values).size <= 6 ? 'status' : null;
}

/** '85' below 'Price' is in millions where no price of the column is a plausible number of naira. */
function unitOf({ heading, values }: Column): ImportMapping['priceUnit'] {
  const named = priceUnitOf(heading);
  if (named !== 'naira') return named;
  const numbers = values.filter(isFilled).map((value) => Number(value.replaceAll(',', '')));
  const isMillions = numbers.every((number) => number >= 0.5 && number < 20_000);
  return numbers.length > 0 && isMillions ? 'millions' : 'naira';
}

/** Whether a date can only have the month first, as in 04/25/2026, and none only the day. */
function isMonthFirst(columns: readonly Column[]): boolean {
  const orders = columns.flatMap(({ values }) => values.map(orderOfDay));
  return orders.includes('month first') && !orders.includes('day first');
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

function most(values: readonly string[], matches: (value: string) => boolean): boolean {
  return values.filter((value) => matches(value.trim())).length >= values.length * MAJORITY;
}

function isPhoto(value: string): boolean {
  return /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)\b|^[\w ./-]+\.(?:jpe?g|png|webp|avif)\b/i.test(
    value,
  );
}

function isPrice(value: string): boolean {
  const reading = readPrice(value, 'naira');
  return 'value' in reading && reading.value.naira !== null;
}

function isArea(value: string): boolean {
  const reading = readArea(value, '');
  return 'value' in reading && reading.value !== null;
}

function isDay(value: string): boolean {
  const reading = readDay(value);
  return 'value' in reading && reading.value !== null;
}
