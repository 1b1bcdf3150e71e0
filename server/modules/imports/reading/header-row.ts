import { fieldOfHeading } from '#server/modules/imports/mapping/headings.ts';
import type { SheetRow } from './csv-records.ts';

export interface Header {
  line: number;
  columns: string[];
  /** How much the row looks like a header. */
  score: number;
}

/**
 * The header among the first rows: the one with the most known headings, else the first with several
 * cells. Titles and dates of the list may be above it. Null if there is no row.
 */
export function headerOf(rows: readonly SheetRow[]): Header | null {
  const width = Math.max(0, ...rows.map(({ cells }) => filledCount(cells)));
  const [best] = rows
    .map((row, index) => ({ row, index, known: knownCount(row.cells) }))
    .filter(({ known }) => known >= Math.min(2, width))
    .toSorted((a, b) => b.known - a.known);
  const index = best?.index ?? rows.findIndex(({ cells }) => filledCount(cells) * 2 >= width);
  const found = rows[index];
  if (!found || found.problem) return null;
  const row = withSecondRow(found, rows[index + 1]);
  const above = rows[index - 1]?.cells ?? [];
  // A heading over two rows stands in the first; a title alone in its row is none.
  const isHeading = filledCount(above) > 1;
  const last = row.cells.findLastIndex((cell) => cell.trim() !== '');
  const lastAbove = isHeading ? above.findLastIndex((cell) => fieldOfHeading(cell) !== null) : -1;
  const columns = Array.from({ length: Math.max(last, lastAbove) + 1 }, (_, at) => {
    const own = headingText(row.cells[at]);
    if (!isHeading || fieldOfHeading(own) !== null) return own;
    const over = headingText(above[at]);
    return own === '' || fieldOfHeading(over) !== null ? `${over} ${own}`.trim() : own;
  });
  return { line: row.line, columns, score: best?.known ?? 0 };
}

/** 'Area' and 'State' below 'Location': a row of headings alone belongs to the header. */
function withSecondRow(row: SheetRow, below: SheetRow | undefined): SheetRow {
  const filled = below?.cells.filter((cell) => cell.trim() !== '') ?? [];
  const isHeader = filled.length > 1 && filled.every((cell) => fieldOfHeading(cell) !== null);
  const isDivided = below?.cells.some((cell, at) => cell.trim() !== '' && !row.cells[at]?.trim());
  if (!below || !isHeader || !isDivided) return row;
  const width = Math.max(row.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, at) => below.cells[at]?.trim() || row.cells[at]);
  return { line: below.line, cells: cells.map((cell) => cell ?? '') };
}

function headingText(cell = ''): string {
  return cell.trim().replace(/\s+/g, ' ');
}

function filledCount(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function knownCount(cells: readonly string[]): number {
  return new Set(cells.map(fieldOfHeading).filter((field) => field !== null)).size;
}
