import type { ImportField, ImportMapping, WordField } from '#contract/endpoints/import-mapping.ts';
import type { RowProblem } from './plausible.ts';
import type { Reading } from './read-price.ts';
import { meaningOf, wordKey } from './words.ts';

export interface ImportSheet {
  columns: readonly string[];
  mapping: ImportMapping;
  positions: ReadonlyMap<ImportField, readonly number[]>;
}

export function importSheet(columns: readonly string[], mapping: ImportMapping): ImportSheet {
  const positions = new Map<ImportField, number[]>();
  for (const [at, field] of mapping.columns.entries()) {
    if (field !== null) positions.set(field, [...(positions.get(field) ?? []), at]);
  }
  return { columns, mapping, positions };
}

interface Cell {
  /** Position of the column; null if the file has none. */
  at: number | null;
  text: string;
}

/** Our own export, like every careful one, puts an apostrophe before what would run as a formula. */
const formulaGuard = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

export type RowCells = ReturnType<typeof rowCells>;

/** The cells of a row by their field, and what is found in them. */
export function rowCells(cells: readonly string[], { columns, mapping, positions }: ImportSheet) {
  const errors: RowProblem[] = [];
  const notes: RowProblem[] = [];
  /** What cells are read as, by their position, where that differs from their text. */
  const readAs: Record<number, string> = {};
  const words: Partial<Record<WordField, string>> = {};
  /** The parts of the property's form. */
  const form = new Map<string, string>();

  const columnsOf = (field: ImportField) => positions.get(field) ?? [];
  const columnOf = (field: ImportField) => columnsOf(field)[0] ?? null;
  const headingAt = (at: number | null) => (at === null ? '' : (columns[at] ?? ''));
  const textAt = (at: number) => (cells[at] ?? '').replace(formulaGuard, '').trim();
  const cellOf = (field: ImportField): Cell => {
    const at = columnOf(field);
    return { at, text: at === null ? '' : textAt(at) };
  };
  const oneLine = (field: ImportField) => cellOf(field).text.replace(/\s*[\r\n\t\u00a0]\s*/g, ' ');

  /** The value of a reading, whose notes or error are kept for its cell. */
  const value = <Value>(at: number | null, reading: Reading<Value>): Value | null => {
    if ('error' in reading) {
      errors.push({ at, text: reading.error });
      return null;
    }
    notes.push(...reading.notes.map((text) => ({ at, text })));
    return reading.value;
  };
  const show = (at: number | null, text: string) => {
    if (at !== null && text !== '' && text !== textAt(at)) readAs[at] = text;
  };
  /** The meaning of a word; null if there is no word or it is not known. */
  const meaning = (field: WordField, { at, text }: Cell = cellOf(field)) => {
    if (text === '') return null;
    words[field] = wordKey(text);
    const known = meaningOf(field, text, mapping);
    if (known === null) notes.push({ at, text: `"${text}" is not known: choose what it means` });
    else show(at, known);
    return known;
  };

  return {
    ...{ errors, notes, readAs, words, form, mapping },
    ...{ columnsOf, columnOf, headingAt, textAt, cellOf, oneLine, value, show, meaning },
  };
}
