import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CsvLine, csvLines } from './csv-lines.ts';
import { ImportFileError } from './import-file-error.ts';

/** One row of a file; `problem` is set if its cells cannot be read. */
export interface CsvRecord {
  /** First and last line in the file; they differ if a quoted cell has line breaks. */
  line: number;
  lastLine: number;
  cells: string[];
  problem?: string;
  bytesRead: number;
}

export interface Spreadsheet {
  /** The cells of the header. */
  columns: string[];
  /** Reads the rows below the header. */
  records(): AsyncGenerator<CsvRecord>;
}

/** A quoted cell may span this many lines; after that, its quotation mark counts as stray. */
const MAX_RECORD_LINES = 50;

/** Reads the header of a CSV file; `open` reads the file from its start. @throws ImportFileError */
export async function readSpreadsheet(open: () => AsyncIterable<Uint8Array>): Promise<Spreadsheet> {
  for await (const header of csvRecords(csvLines(open()))) {
    const problem = headerProblem(header);
    if (problem) throw new ImportFileError(problem);
    return {
      columns: header.cells.map((cell) => cell.trim()),
      async *records() {
        for await (const record of csvRecords(csvLines(open()))) {
          if (record.line !== header.line) yield record;
        }
      },
    };
  }
  throw new ImportFileError('The file is empty.');
}

function headerProblem({ cells, problem }: CsvRecord): string | null {
  // Nearly all binary formats contain a zero byte, which text does not.
  const isText = cells.every((cell) => !cell.includes('\0'));
  if (!isText) return 'The file is not text, so it is not a CSV file.';
  return problem ? `The header cannot be read: ${problem}.` : null;
}

/** Spreadsheet programs write semicolons where the comma is the decimal separator. */
function delimiterOf(header: string): string {
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}

/**
 * Joins lines into rows and skips blank ones; the header determines the number of cells. csv-parse
 * only splits a row into cells: after a stray quotation mark it would lose the rows that follow, and
 * this reader continues on the next line.
 */
async function* csvRecords(lines: AsyncGenerator<CsvLine>): AsyncGenerator<CsvRecord> {
  const returned: CsvLine[] = [];
  const nextLine = async () => returned.shift() ?? (await lines.next()).value;
  let delimiter: string | undefined;
  let width: number | undefined;
  try {
    for (let first = await nextLine(); first; first = await nextLine()) {
      if (first.text.trim() === '') continue;
      delimiter ??= delimiterOf(first.text);
      const row: [CsvLine, ...CsvLine[]] = [first];
      let isOpen = hasOpenQuote(first);
      while (isOpen && row.length < MAX_RECORD_LINES) {
        const line = await nextLine();
        if (!line) break;
        row.push(line);
        isOpen = isOpen !== hasOpenQuote(line);
      }
      let record = readRecord(row, delimiter, width);
      if (record.problem && row.length > 1) {
        returned.unshift(...row.slice(1));
        record = readRecord([first], delimiter, width);
      }
      width ??= record.cells.length;
      yield record;
    }
  } finally {
    await lines.return(undefined);
  }
}

/** Whether a line opens a quoted cell and does not close it, or the other way round. */
function hasOpenQuote({ text }: CsvLine): boolean {
  return text.split('"').length % 2 === 0;
}

function readRecord(
  lines: readonly [CsvLine, ...CsvLine[]],
  delimiter: string,
  width: number | undefined,
): CsvRecord {
  const [first] = lines;
  const { number: lastLine, bytesRead } = lines.at(-1) ?? first;
  const position = { line: first.number, lastLine, bytesRead };
  const text = lines.map((line) => line.text).join('\n');
  if (!lines.every((line) => line.isUtf8)) {
    return { ...position, cells: [text], problem: 'the line has characters that are not UTF-8' };
  }
  try {
    const cells = text.includes('"') ? quotedCells(text, delimiter) : text.split(delimiter);
    if (cells.length === (width ?? cells.length)) return { ...position, cells };
    const count = cells.length === 1 ? '1 cell' : `${cells.length} cells`;
    return { ...position, cells, problem: `the row has ${count} where the header has ${width}` };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ...position, cells: [text], problem: 'a quotation mark is misplaced or not closed' };
  }
}

function quotedCells(text: string, delimiter: string): string[] {
  return parse(text, { delimiter, relax_column_count: true, record_delimiter: '\0' })[0] ?? [];
}
