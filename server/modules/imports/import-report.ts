import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { BYTE_ORDER_MARK, csvLine } from '#contract/csv-text.ts';
import type { ImportNote } from '#contract/property-import.ts';
import type { Database } from '#server/core/database/database.ts';
import { listImportNotes } from './import-notes-store.ts';
import type { RowNote } from './import-rows.ts';

const NOTES_PER_QUERY = 500;

export type ImportReport = Awaited<ReturnType<typeof openImportReport>>;

/** Writes a report to a CSV file: line, outcome and reason, then the row's cells. */
export async function openImportReport(path: string, columns: readonly string[]) {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.part`;
  const stream = createWriteStream(unfinished);
  await once(stream, 'open');
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(headerLine(columns));
  return {
    note: ({ record: { line, cells }, outcome, reason }: RowNote) =>
      write(noteLine({ line, outcome, reason, cells })),
    /** Moves the complete report to its path; until then there is none. */
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

/** The report of a job, streamed in parts. */
export async function* streamJobReport(
  db: Database,
  jobId: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield headerLine(columns);
  let afterLine = 0;
  for (;;) {
    const notes = await listImportNotes(db, jobId, { afterLine, limit: NOTES_PER_QUERY });
    const last = notes.at(-1);
    if (!last) return;
    yield notes.map(noteLine).join('');
    afterLine = last.line;
  }
}

function headerLine(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(['line', 'outcome', 'reason', ...columns]);
}

function noteLine({ line, outcome, reason, cells }: ImportNote): string {
  return csvLine([`${line}`, outcome, reason, ...cells]);
}
