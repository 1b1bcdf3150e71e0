import type { Database } from '#server/core/database/database.ts';
import { pageImportNotes } from './import-notes-store.ts';
import { reportLine, reportStart } from './report-lines.ts';

const NOTES_AT_ONCE = 500;

/** The report of a job, piece by piece, so that it never stands in memory as a whole. */
export async function* importReport(
  db: Database,
  jobId: string,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield reportStart(columns);
  let afterLine = 0;
  for (;;) {
    const notes = await pageImportNotes(db, jobId, { afterLine, limit: NOTES_AT_ONCE });
    const last = notes.at(-1);
    if (!last) return;
    yield notes.map(reportLine).join('');
    afterLine = last.line;
  }
}
