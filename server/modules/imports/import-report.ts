import type { ImportNote } from '#contract/endpoints/property-import.ts';
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/csv-text.ts';
import type { Database } from '#server/core/database/database.ts';
import { listImportNotes } from './import-notes-store.ts';

const NOTES_PER_QUERY = 500;

/** The first line of a report, which is a CSV file: line, outcome and reason, then the row's cells. */
export function reportHeader(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(['line', 'outcome', 'reason', ...columns]);
}

export function reportLines(notes: readonly ImportNote[]): string {
  return notes
    .map(({ line, outcome, reason, cells }) => csvLine([`${line}`, outcome, reason, ...cells]))
    .join('');
}

/** The report of a job, streamed in parts. */
export async function* streamJobReport(
  db: Database,
  jobId: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield reportHeader(columns);
  let afterLine = 0;
  for (;;) {
    const notes = await listImportNotes(db, jobId, { afterLine, limit: NOTES_PER_QUERY });
    const last = notes.at(-1);
    if (!last) return;
    yield reportLines(notes);
    afterLine = last.line;
  }
}
