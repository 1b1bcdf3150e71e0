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
  /** The rows below the header, to be read once; the file stays open until they end or return. */
  records: AsyncGenerator<CsvRecord>;
}

/** A quoted cell may span this many lines; after that, its quotation mark counts as stray. */
const MAX_RECORD_LINES = 50;

/** Reads the header of a CSV file. @throws ImportFileError */
export async function readSpreadsheet(chunks: AsyncIterable<Uint8Array>): Promise<Spreadsheet> {
  const records = csvRecords(csvLines(chunks));
  const { value: header, done } = await records.next();
  if (done) throw new ImportFileError('The file is empty.');
  const problem = headerProblem(header);
  if (problem) {
    await records.return(undefined);
    throw new ImportFileError(problem);
  }
  return { columns: header.cells.map((cell) => cell.trim()), records };
}

function headerProblem({ cells, problem }: CsvRecord): string | null {
  // Nearly all binary formats contain a zero byte, which text does not.
  const isText = cells.every((cell) => !cell.includes('\0'));
  if (!isText) return 'The file is not text, so it is not a CSV file.';
  return problem ? `The header cannot be read: ${problem}.` : null;
}

interface Header {
  /** The number of cells. */
  width: number;
  delimiter: string;
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
async function* csvRecords(lines: AsyncIterable<CsvLine>): AsyncGenerator<CsvRecord> {
  const waiting: CsvLine[] = [];
  let header: Header | null = null;
  let firstLine: string | undefined;
  for await (const line of lines) {
    waiting.push(line);
    firstLine ??= line.text.trim() || undefined;
    for (const record of takeRecords(waiting, header, false)) {
      header ??= { width: record.cells.length, delimiter: delimiterOf(firstLine ?? '') };
      yield record;
    }
  }
  yield* takeRecords(waiting, header, true);
}

function* takeRecords(waiting: CsvLine[], header: Header | null, isAtEnd: boolean) {
  for (let [first] = waiting; first; [first] = waiting) {
    if (first.text.trim() === '') {
      waiting.shift();
      continue;
    }
    const length = recordLength(waiting);
    if (length === null && !isAtEnd && waiting.length < MAX_RECORD_LINES) return;
    const whole = length === null ? null : readRecord(waiting.slice(0, length), header);
    const isMisread = whole?.problem !== undefined && whole.line !== whole.lastLine;
    const record = whole === null || isMisread ? readRecord(waiting.slice(0, 1), header) : whole;
    waiting.splice(0, record.lastLine - record.line + 1);
    yield record;
  }
}

/** The number of lines up to which the quotation marks of the first row are balanced. */
function recordLength(lines: readonly CsvLine[]): number | null {
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    if ((line.text.split('"').length - 1) % 2 === 1) isOpen = !isOpen;
    if (!isOpen) return at + 1;
  }
  return null;
}

function readRecord(lines: readonly CsvLine[], header: Header | null): CsvRecord {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) throw new Error('A row has at least one line');
  const position = { line: first.number, lastLine: last.number, bytesRead: last.bytesRead };
  const text = lines.map((line) => line.text).join('\n');
  if (!lines.every((line) => line.isUtf8)) {
    return { ...position, cells: [text], problem: 'the line has characters that are not UTF-8' };
  }
  try {
    const delimiter = header?.delimiter ?? delimiterOf(first.text);
    const cells = text.includes('"') ? quotedCells(text, delimiter) : text.split(delimiter);
    if (header === null || cells.length === header.width) return { ...position, cells };
    const count = cells.length === 1 ? '1 cell' : `${cells.length} cells`;
    const problem = `the row has ${count} where the header has ${header.width}`;
    return { ...position, cells, problem };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ...position, cells: [text], problem: 'a quotation mark is misplaced or not closed' };
  }
}

function quotedCells(text: string, delimiter: string): string[] {
  return parse(text, { delimiter, relax_column_count: true, record_delimiter: '\0' })[0] ?? [];
}
