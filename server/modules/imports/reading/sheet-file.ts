import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { formatNumber } from '#contract/rules/format-number.ts';
import { csvRows, type SheetRow } from './csv-records.ts';
import { type Header, headerOf } from './header-row.ts';
import { ImportFileError } from './import-file-error.ts';
import { textLines } from './text-lines.ts';
import { isZip, withWorkbook } from './workbook.ts';

/** A row, and the byte after it in the file. */
export interface StoredRow extends SheetRow {
  end: number;
}

/**
 * A spreadsheet in the form in which it is kept: its headings on the first line and a row on each
 * other line, as JSON, whatever was uploaded.
 */
export interface SheetFile {
  bytes: number;
  columns: string[];
  /** The rows below the header, from a byte on that `StoredRow.end` gave. */
  rows(from?: number): AsyncGenerator<StoredRow>;
}

/** The header is among these rows. */
const ROWS_SAMPLED = 40;
const MAX_COLUMNS = 200;

const StoredHeader = z.object({ columns: z.array(z.string()) });
const StoredCells = z.tuple([z.int(), z.string()]).rest(z.string());

/** Replaces a spreadsheet, CSV or XLSX, by a `SheetFile`. @throws ImportFileError */
export async function storeAsSheetFile(
  path: string,
  { maxRows = Number.POSITIVE_INFINITY } = {},
): Promise<SheetFile> {
  const target = `${path}.rows`;
  try {
    if (await isZip(path)) {
      await withWorkbook(path, async (sheets) => {
        const scored = await Promise.all(
          sheets.map(async (sheet) => ({ sheet, header: headerOf(await firstRows(sheet.rows())) })),
        );
        const [best] = scored
          .filter(({ header }) => header !== null)
          .toSorted((a, b) => (b.header?.score ?? 0) - (a.header?.score ?? 0));
        if (!best?.header) throw new ImportFileError('The file is empty.');
        await write(target, best.header, best.sheet.rows(), maxRows);
      });
    } else {
      const read = () => csvRows(createReadStream(path));
      const header = headerOf(await firstRows(read()));
      if (!header) throw new ImportFileError('The file is empty.');
      await write(target, header, read(), maxRows);
    }
    await rename(target, path);
  } finally {
    await rm(target, { force: true });
  }
  return openSheetFile(path);
}

async function firstRows(rows: AsyncGenerator<SheetRow>): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length === ROWS_SAMPLED) break;
  }
  return first;
}

async function write(
  target: string,
  header: Header,
  rows: AsyncGenerator<SheetRow>,
  maxRows: number,
): Promise<void> {
  const columns = header.columns.slice(0, MAX_COLUMNS);
  async function* lines() {
    yield `${JSON.stringify({ columns })}\n`;
    let count = 0;
    for await (const row of rows) {
      if (row.line <= header.line) continue;
      count += 1;
      if (count > maxRows) {
        throw new ImportFileError(
          `The file has more than ${formatNumber(maxRows)} rows. Divide it into several files.`,
        );
      }
      const { cells, problem = '' } = fitted(row, columns.length);
      yield `${JSON.stringify([row.line, problem, ...cells])}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(target));
}

/** Spreadsheet programs leave out empty cells at the end of a row, and add some. */
function fitted(row: SheetRow, width: number): SheetRow {
  const { cells, problem } = row;
  if (problem) return row;
  const filled = cells.slice(0, width);
  if (cells.slice(width).every((cell) => cell.trim() === '')) {
    return { ...row, cells: [...filled, ...Array<string>(width - filled.length).fill('')] };
  }
  return { ...row, problem: `the row has ${cells.length} cells where the header has ${width}` };
}

/** @throws ImportFileError */
export async function openSheetFile(path: string): Promise<SheetFile> {
  const { size: bytes } = await stat(path);
  for await (const { text, end } of textLines(path)) {
    const header = StoredHeader.safeParse(parsed(text));
    if (!header.success) break;
    return {
      bytes,
      columns: header.data.columns,
      async *rows(from = end) {
        for await (const line of textLines(path, from)) {
          const [number, problem, ...cells] = StoredCells.parse(JSON.parse(line.text));
          yield { line: number, cells, ...(problem && { problem }), end: line.end };
        }
      },
    };
  }
  throw new ImportFileError('The file was uploaded before an update. Please upload it again.');
}

/** Checks that a file can be read. @throws ImportFileError */
export async function requireFile(path: string): Promise<void> {
  const name = basename(path);
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is no such file' : error.message;
    throw new ImportFileError(`${name} cannot be read: ${reason}.`);
  });
  if (!file.isFile()) throw new ImportFileError(`${name} is not a file.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
