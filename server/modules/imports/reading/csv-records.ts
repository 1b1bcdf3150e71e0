import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { CsvLine } from './csv-lines.ts';

/** One row of the file as it was read; `problem` says in words why its cells cannot be trusted. */
export interface CsvRecord {
  /** The row's first line in the file, and its last: they differ where a quoted cell has line breaks. */
  line: number;
  lastLine: number;
  cells: string[];
  problem?: string;
  bytesRead: number;
}

/** A quotation mark that is open for longer than this was never meant to open a cell. */
const longestRecordLines = 50;

/**
 * Joins lines into rows, the first of which is the header and says how many cells a row has. Blank
 * lines are passed over. One bad row never takes its neighbours along: where a quotation mark goes
 * astray only its own line is a problem, and reading resumes on the next.
 */
export async function* csvRecords(lines: AsyncIterable<CsvLine>): AsyncGenerator<CsvRecord> {
  const waiting: CsvLine[] = [];
  let width: number | null = null;
  for await (const line of lines) {
    waiting.push(line);
    for (const record of takeRecords(waiting, width, false)) {
      width ??= record.cells.length;
      yield record;
    }
  }
  yield* takeRecords(waiting, width, true);
}

function* takeRecords(waiting: CsvLine[], width: number | null, isAtEnd: boolean) {
  for (let [first] = waiting; first; [first] = waiting) {
    if (first.text.trim() === '') {
      waiting.shift();
      continue;
    }
    const length = recordLength(waiting);
    if (length === null && !isAtEnd && waiting.length < longestRecordLines) return;
    const whole = length === null ? null : readRecord(waiting.slice(0, length), width);
    const isMisread = whole?.problem !== undefined && whole.line !== whole.lastLine;
    const record = whole === null || isMisread ? readRecord(waiting.slice(0, 1), width) : whole;
    waiting.splice(0, record.lastLine - record.line + 1);
    yield record;
  }
}

/** How many of these lines the first row takes: up to where its quotation marks are balanced. */
function recordLength(lines: readonly CsvLine[]): number | null {
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    if ((line.text.split('"').length - 1) % 2 === 1) isOpen = !isOpen;
    if (!isOpen) return at + 1;
  }
  return null;
}

function readRecord(lines: readonly CsvLine[], width: number | null): CsvRecord {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) throw new Error('A row has at least one line');
  const place = { line: first.number, lastLine: last.number, bytesRead: last.bytesRead };
  const text = lines.map((line) => line.text).join('\n');
  if (!lines.every((line) => line.isUtf8)) {
    return { ...place, cells: [text], problem: 'the line has characters that are not UTF-8' };
  }
  try {
    const cells = text.includes('"') ? quotedCells(text) : text.split(',');
    if (width === null || cells.length === width) return { ...place, cells };
    const count = cells.length === 1 ? '1 cell' : `${cells.length} cells`;
    return { ...place, cells, problem: `the row has ${count} where the header has ${width}` };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ...place, cells: [text], problem: 'a quotation mark is out of place or never closed' };
  }
}

function quotedCells(text: string): string[] {
  return parse(text, { relax_column_count: true, record_delimiter: '\0' })[0] ?? [];
}
