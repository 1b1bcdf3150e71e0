import type { ImportNote } from '#contract/property-import.ts';
import type { RowNote } from './import-rows.ts';

/** A row of a malformed file may be a megabyte long. */
const MAX_TEXT_LENGTH = 1000;
const MAX_CELLS = 200;

/** The note as it is stored, shortened and without NUL. */
export function storedNote({ record, outcome, reason }: RowNote): ImportNote {
  return {
    line: record.line,
    outcome,
    reason: storedText(reason),
    cells: storedCells(record.cells),
  };
}

/** The cells of a row or of the header as they are stored. */
export function storedCells(cells: readonly string[]): string[] {
  return cells.slice(0, MAX_CELLS).map(storedText);
}

function storedText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return short.replaceAll('\0', '\ufffd');
}
