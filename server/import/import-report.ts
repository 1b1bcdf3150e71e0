import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RowNote } from './import-rows.ts';

export interface ImportReport {
  note(note: RowNote): Promise<void>;
  /** Puts the finished report in its place; until then there is none. */
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** Spreadsheet programs take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\ufeff';

/** Opens a CSV file of noted rows: line, outcome and reason, then the row as the file has it. */
export async function openImportReport(
  path: string,
  columns: readonly string[],
): Promise<ImportReport> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.part`;
  const stream = createWriteStream(unfinished);
  await once(stream, 'open');
  const write = async (cells: readonly string[]) => {
    if (!stream.write(`${cells.map(csvCell).join(',')}\r\n`)) await once(stream, 'drain');
  };
  stream.write(byteOrderMark);
  await write(['line', 'outcome', 'reason', ...columns]);
  return {
    note: ({ record, outcome, reason }) =>
      write([`${record.line}`, outcome, reason, ...record.cells]),
    async close() {
      stream.end();
      await finished(stream);
      await rename(unfinished, path);
    },
    async discard() {
      stream.destroy();
      await rm(unfinished, { force: true });
    },
  };
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
