import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CsvLine, csvLines, NOT_A_SPREADSHEET } from './csv-lines.ts';
import { ImportFileError } from './import-file-error.ts';

/** One row of a sheet; `problem` is set if its cells cannot be read. */
export interface SheetRow {
  /** Line of a CSV file or row of a workbook, from 1. */
  line: number;
  cells: string[];
  problem?: string;
}

/** A quoted cell may span this many lines; after that, its quotation mark counts as stray. */
const MAX_ROW_LINES = 200;
/** The delimiter is read from this many lines. */
const LINES_SAMPLED = 30;

const delimiters = [',', ';', '\t', '|'];

/**
 * Reads the rows of a CSV file and skips blank ones. csv-parse only splits a row into cells: after a
 * stray quotation mark it would lose the rows that follow, and this reader continues on the next line.
 * @throws ImportFileError
 */
export async function* csvRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<SheetRow> {
  const lines = csvLines(chunks);
  const returned: CsvLine[] = [];
  const nextLine = async () => returned.shift() ?? (await lines.next()).value;
  try {
    const start: CsvLine[] = [];
    for (let line = await nextLine(); line; line = await nextLine()) {
      start.push(line);
      if (start.length === LINES_SAMPLED) break;
    }
    // Nearly all binary formats start with a zero byte or have one soon, which text does not.
    if (start[0]?.text.includes('\0')) {
      throw new ImportFileError(NOT_A_SPREADSHEET);
    }
    // Excel's own hint, which is no row.
    const hint = /^sep=(.)$/i.exec(start[0]?.text ?? '')?.[1];
    returned.push(...(hint ? start.slice(1) : start));
    const delimiter = hint ?? delimiterOf(returned);
    for (let first = await nextLine(); first; first = await nextLine()) {
      if (first.text.trim() === '') continue;
      const row: [CsvLine, ...CsvLine[]] = [first];
      let isOpen = hasOpenQuote(first);
      while (isOpen && row.length < MAX_ROW_LINES) {
        const line = await nextLine();
        if (!line) break;
        row.push(line);
        isOpen = isOpen !== hasOpenQuote(line);
      }
      let record = readRow(row, delimiter);
      if (record.problem && row.length > 1) {
        returned.unshift(...row.slice(1));
        record = readRow([first], delimiter);
      }
      if (record.cells.some((cell) => cell.trim() !== '')) yield record;
    }
  } finally {
    await lines.return(undefined);
  }
}

/**
 * The character that divides most lines into the same number of cells. Prices and descriptions have
 * commas too, but in different numbers.
 */
function delimiterOf(lines: readonly CsvLine[]): string {
  const [best] = delimiters
    .map((delimiter) => {
      const counts = new Map<number, number>();
      for (const { text } of lines) {
        const count = text.replaceAll(/"[^"]*"/g, '').split(delimiter).length - 1;
        if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
      }
      const score = Math.max(0, ...[...counts].map(([count, rows]) => count * rows * rows));
      return { delimiter, score };
    })
    .toSorted((a, b) => b.score - a.score);
  return best?.delimiter ?? ',';
}

/** Whether a line opens a quoted cell and does not close it, or the other way round. */
function hasOpenQuote({ text }: CsvLine): boolean {
  return text.split('"').length % 2 === 0;
}

function readRow(lines: readonly [CsvLine, ...CsvLine[]], delimiter: string): SheetRow {
  const line = lines[0].number;
  // PostgreSQL cannot store NUL, and csv-parse ends a row at it.
  const text = lines.map((each) => each.text.replaceAll('\0', '\ufffd')).join('\n');
  try {
    return {
      line,
      cells: text.includes('"') ? quotedCells(text, delimiter) : text.split(delimiter),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line, cells: [text], problem: 'a quotation mark is misplaced or not closed' };
  }
}

function quotedCells(text: string, delimiter: string): string[] {
  return parse(text, { delimiter, relax_column_count: true, record_delimiter: '\0' })[0] ?? [];
}
