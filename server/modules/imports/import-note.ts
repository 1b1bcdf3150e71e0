import type { ImportNote } from '#contract/property-import.ts';
import type { RowNote } from './import-rows.ts';

/** A row of a broken file may be a megabyte; a note of it is for people to read. */
const longestText = 1000;
const mostCells = 200;

/** A note as it is kept: without what the database refuses, and of a length that can be read. */
export function noteOf({ record, outcome, reason }: RowNote): ImportNote {
  return {
    line: record.line,
    outcome,
    reason: keepable(reason),
    cells: keepableCells(record.cells),
  };
}

/** The cells of one row, or the names of the columns, as they are kept. */
export function keepableCells(cells: readonly string[]): string[] {
  return cells.slice(0, mostCells).map(keepable);
}

/** Text without zero characters, which no Postgres stores, cut where nobody would read on. */
function keepable(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return short.replaceAll('\0', '\ufffd');
}
