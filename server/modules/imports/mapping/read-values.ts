import { videoOf } from '#contract/property/video.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { plainNumber, type Reading } from './read-price.ts';
import { nothing } from './words.ts';

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');
const MAX_ROOMS = 200;

/** Reads a number of rooms: '4', '4.0', '4 bedrooms', '4 + BQ', 'Four'; null if there is none. */
export function readCount(cell: string): Reading<number | null> {
  const text = cell.trim().toLowerCase();
  if (nothing.test(text)) return { value: null, notes: [] };
  const word = numberWords.indexOf(text.split(/[\s-]/)[0] ?? '');
  if (word !== -1) return { value: word, notes: [] };
  if (/^studio\b/.test(text)) return { value: 0, notes: [] };
  const [, digits, rest = ''] = text.match(/^(\d+)(?:\.0+)?\s*(.*)$/) ?? [];
  const count = digits === undefined ? null : Number(digits);
  const isRange = /^(?:-|–|to|\/|&|and)\s*\d+\b/.test(rest);
  const isRooms =
    /^(?:$|\+|plus|with|[-–]?\s*(?:bed|br|bd|bath|toilet|wc|room|no|unit|ensuite|en-suite|en suite|space|car|floor|each|per|x\b))/.test(
      rest,
    );
  if (count === null || count > MAX_ROOMS || !(isRange || isRooms)) {
    return { error: `should be a whole number up to ${MAX_ROOMS}, not "${cell}"` };
  }
  return { value: count, notes: isRange ? [`"${cell.trim()}": the lower number is taken`] : [] };
}

/** The bedrooms that a title states: 'Five bedroom duplex'; null if there are none or several numbers. */
export function bedroomsIn(text: string): number | null {
  const stated = [...text.toLowerCase().matchAll(/\b(\d{1,2}|[a-z]+)[\s-]*bed(?:room)?s?\b/g)];
  const counts = stated.map(([, count = '']) => {
    return /\d/.test(count) ? Number(count) : numberWords.indexOf(count);
  });
  const [first = -1, ...others] = new Set(counts);
  return first > 0 && others.length === 0 ? first : null;
}

interface AreaUnit {
  pattern: RegExp;
  sqm: number;
}

/** The plot of Lagos, 18 by 36 m. */
const PLOT_SQM = 648;
const SQFT = 0.092_903_04;
const areaUnits: readonly AreaUnit[] = [
  { pattern: /\bplots?\b/i, sqm: PLOT_SQM },
  { pattern: /\bhect(?:are)?s?\b|\bha\b/i, sqm: 10_000 },
  { pattern: /\bacres?\b/i, sqm: 4046.856_422_4 },
  {
    pattern: /\bsq\.?\s?(?:ft|feet)\b|\bft2\b|ft²|\bsqft\b|square (?:feet|foot)(?!age)/i,
    sqm: SQFT,
  },
  {
    pattern: /\bsq\.?\s?m(?:trs?|ts?|eters?|etres?)?\b|\bm2\b|m²|\bsmq\b|square met(?:er|re)s?/i,
    sqm: 1,
  },
];

/** Reads an area in square metres: '450 sqm', '2 plots', '1.5 hectares', '50ft x 100ft'. */
export function readArea(cell: string, heading: string): Reading<number | null> {
  const text = cell.trim().replaceAll('\u00a0', ' ');
  if (nothing.test(text)) return { value: null, notes: [] };
  const sides = text.match(
    /^(\d+(?:\.\d+)?)\s*(m|ft|')?\w*\s*(?:x|×|by|\*)\s*(\d+(?:\.\d+)?)\s*(m|ft|')?/i,
  );
  if (sides) {
    const [, one, unitOfOne, other, unitOfOther] = sides;
    const isMetres = (unitOfOther ?? unitOfOne)?.toLowerCase() === 'm';
    const sqm = Number(one) * Number(other) * (isMetres ? 1 : SQFT);
    return area(sqm, [`${one} × ${other} ${isMetres ? 'm' : 'ft'} read as ${shown(sqm)}`]);
  }
  const unit = areaUnits.find(({ pattern }) =>
    pattern.test(text.replace(/(\d)([a-z])/gi, '$1 $2')),
  );
  const used = unit ?? unitOfHeading(heading);
  const fraction = /^(?:half|½)\b|^½/i.test(text) ? 0.5 : null;
  const digits = /^(?:approx\.?|about|circa|c\.|~|±)?\s*([\d.,]*\d)/i.exec(text)?.[1];
  const word = numberWords.indexOf(text.toLowerCase().split(/[\s-]/)[0] ?? '');
  const number = fraction ?? (digits ? areaNumber(digits, used) : word > 0 ? word : null);
  const isArea = unit || /^[^a-z]*$/i.test(text);
  if (number === null || !isArea) return { error: `should be a size in sqm, not "${cell}"` };
  const sqm = number * (used?.sqm ?? 1);
  const isPlots = used?.sqm === PLOT_SQM;
  return area(sqm, isPlots ? [`plots of ${PLOT_SQM} sqm: ${shown(sqm)}`] : []);
}

/** 'Size (plots)', but not 'Plot size'. */
function unitOfHeading(heading: string): AreaUnit | undefined {
  const words = heading.replace(/[()_]/g, ' ').replace(/\bplot\b/gi, '');
  return areaUnits.find(({ pattern }) => pattern.test(words));
}

/** '1.200' square metres are 1,200. */
function areaNumber(digits: string, unit: AreaUnit | undefined): number | null {
  const isGrouped = (unit?.sqm ?? 1) === 1 && /^[1-9]\d{0,2}\.\d{3}$/.test(digits);
  return plainNumber(isGrouped ? digits.replace('.', '') : digits);
}

function area(sqm: number, notes: string[]): Reading<number | null> {
  const rounded = Math.round(sqm * 100) / 100;
  return { value: rounded || null, notes };
}

export function shown(sqm: number): string {
  return `${formatNumber(Math.round(sqm * 100) / 100)} sqm`;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of spreadsheet programs, whose dates are numbers in some CSV files. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_FIRST = 'has the month first, but 03/11/2026 in this file is read as 3 November';
const inNumbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})(?!\d)/;

/** The order that a date in numbers can only have; null if it may have both, or is no such date. */
export function orderOfDay(cell: string): 'day first' | 'month first' | null {
  const [, first = 0, second = 0] = (inNumbers.exec(cell.trim()) ?? []).map(Number);
  if (first > 12 && second <= 12) return 'day first';
  return second > 12 && first <= 12 ? 'month first' : null;
}

/**
 * Reads a day as YYYY-MM-DD, the day before the month in 03/11/2026 unless all of the file have the month
 * first; null if there is none.
 */
export function readDay(cell: string, monthFirst = false): Reading<string | null> {
  const text = cell.trim();
  if (nothing.test(text)) return { value: null, notes: [] };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  const numbers = inNumbers.exec(text);
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]*(?:of\s+)?([a-z]{3})[a-z]*\.?,?[\s-]*(\d{2,4})/i.exec(text);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i.exec(text);
  const order = orderOfDay(text) ?? (monthFirst ? 'month first' : 'day first');
  let parts: (string | number | undefined)[] = [];
  if (iso) parts = [iso[1], iso[2], iso[3]];
  else if (numbers && order === 'month first') parts = [numbers[3], numbers[1], numbers[2]];
  else if (numbers) parts = [numbers[3], numbers[2], numbers[1]];
  else if (named) parts = [named[3], monthOf(named[2]), named[1]];
  else if (american) parts = [american[3], monthOf(american[1]), american[2]];
  else if (/^[2-6]\d{4}$/.test(text)) {
    const day = new Date(SERIAL_START + Number(text) * DAY_MS);
    return { value: day.toISOString().slice(0, 10), notes: [] };
  }
  const [year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(fullYear(year), Number(month) - 1, day));
  if (
    Number.isNaN(date.getTime()) ||
    date.getUTCDate() !== day ||
    date.getUTCMonth() + 1 !== month
  ) {
    return { error: `should be a date, not "${cell}"` };
  }
  const notes = numbers && order === 'month first' && !monthFirst ? [MONTH_FIRST] : [];
  return { value: date.toISOString().slice(0, 10), notes };
}

function monthOf(name = ''): number {
  return months.indexOf(name.toLowerCase()) + 1;
}

function fullYear(year = Number.NaN): number {
  return year < 100 ? 2000 + year : year;
}

/** Whether a cell says yes: 'Yes', 'Y', 'True', '1', 'Negotiable'. */
export function saysYes(cell: string): boolean {
  return /^(?:y|yes|true|1|✓|✔|x|negotiable|slightly.*|neg\.?)$/i.test(cell.trim());
}

/** The address of a video's page; null for none. Other links are left out. */
export function readVideo(text: string): Reading<string | null> {
  const value = videoOf(text)?.url ?? null;
  const isLeftOut = value === null && !nothing.test(text);
  const notes = isLeftOut ? ['is no link of a video on YouTube or Vimeo: left out'] : [];
  return { value, notes };
}
