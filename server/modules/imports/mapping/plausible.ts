import type { ImportField } from '#contract/endpoints/import-mapping.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { formPartOf } from './form-parts.ts';

/** A reason at a cell, or at the row if `at` is null. */
export interface RowProblem {
  /** Position of the column. */
  at: number | null;
  text: string;
}

/** Usual prices of each type in millions of naira. Others are imported, and marked to be checked. */
const usualPrices: Record<string, [min: number, max: number]> = {
  House: [2, 5000],
  Apartment: [2, 10_000],
  Villa: [10, 10_000],
  Estate: [10, 500_000],
  Commercial: [2, 100_000],
  Land: [0.1, 50_000],
};
const usualPriceOfOthers: [min: number, max: number] = [0.1, 100_000];

/** Smallest differences between numbers of rooms that make a row suspicious. */
const BATHROOMS_OVER_BEDROOMS = 4;
const BEDROOMS_OVER_BATHROOMS = 4;

/** Returns the unusual values of a listing. */
export function checkPlausible(
  form: ReadonlyMap<string, string>,
  columnOf: (field: ImportField) => number | null,
): RowProblem[] {
  return [...unusualPrice(form, columnOf('price')), ...unusualRooms(form, columnOf('bathrooms'))];
}

function unusualPrice(form: ReadonlyMap<string, string>, at: number | null): RowProblem[] {
  const price = Number(form.get('price') ?? 0);
  const type = form.get('type') ?? '';
  const [min, max] = usualPrices[type] ?? usualPriceOfOthers;
  const millions = price / 1_000_000;
  if (price === 0 || (millions >= min && millions <= max)) return [];
  const side = millions < min ? 'below' : 'above';
  const noun = type ? withArticle(type.toLowerCase()) : 'a property';
  return [{ at, text: `${formatNaira(price)} is far ${side} the usual price of ${noun}` }];
}

function withArticle(noun: string): string {
  if (noun === 'land') return noun;
  if (noun === 'commercial') return 'commercial property';
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function unusualRooms(form: ReadonlyMap<string, string>, at: number | null): RowProblem[] {
  const [beds, baths] = [form.get(formPartOf('bedrooms')), form.get(formPartOf('bathrooms'))];
  if (beds === undefined || baths === undefined) return [];
  const more = Number(baths) - Number(beds);
  if (more >= BATHROOMS_OVER_BEDROOMS) {
    return [{ at, text: `${baths} bathrooms for ${count(beds, 'bedroom')}` }];
  }
  if (-more < BEDROOMS_OVER_BATHROOMS) return [];
  const few = baths === '0' ? 'no bathroom' : `only ${count(baths, 'bathroom')}`;
  return [{ at, text: `${few} for ${beds} bedrooms` }];
}

function count(amount: string, noun: string): string {
  return `${amount} ${noun}${amount === '1' ? '' : 's'}`;
}
