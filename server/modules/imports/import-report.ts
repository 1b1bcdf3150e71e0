import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RowNote } from './import-rows.ts';
import { reportLine, reportStart } from './report-lines.ts';

export interface ImportReport {
  note(note: RowNote): Promise<void>;
  /** Puts the finished report in its place; until then there is none. */
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** Opens a CSV file of noted rows: line, outcome and reason, then the row as the file has it. */
export async function openImportReport(
  path: string,
  columns: readonly string[],
): Promise<ImportReport> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.part`;
  const stream = createWriteStream(unfinished);
  await once(stream, 'open');
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(reportStart(columns));
  return {
    note: ({ record: { line, cells }, outcome, reason }) =>
      write(reportLine({ line, outcome, reason, cells })),
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
