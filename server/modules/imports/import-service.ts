import type { Actor } from '#server/core/caller.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { Problem } from '#server/core/http-error.ts';
import { type AuditAction, recordEvent } from '#server/modules/audit-log/audit-store.ts';
import { cancelImportJob, confirmImportJob, findImportJob } from './import-jobs-store.ts';
import type { ImportUploads } from './import-uploads.ts';
import type { Importer } from './import-worker.ts';

/** What imports are started, confirmed and cancelled with. */
export interface ImportDesk {
  db: Database;
  clock: () => Date;
  uploads: ImportUploads;
  importer: Importer;
}

/** Has what was checked imported. @throws Problem 409 where it is not, or no longer, to be confirmed. */
export async function confirmImport(
  { db, clock, importer }: ImportDesk,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const confirmed = await confirmImportJob(transaction, id, actor.actorId);
    if (!confirmed) throw new Problem(409, 'Only an import that was checked can be confirmed.');
    await record(transaction, 'import-confirmed', actor, clock(), { file: confirmed.fileName });
  });
  importer.wake();
}

/** Ends an import that has not ended; its file goes. @throws Problem 409 where all is imported. */
export async function cancelImport(
  { db, clock, uploads }: ImportDesk,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const cancelled = await cancelImportJob(transaction, id, clock());
    if (!cancelled) {
      const job = await findImportJob(transaction, id);
      if (job?.state !== 'finished') return;
      throw new Problem(409, 'This import has finished: there is nothing left to cancel.');
    }
    const { stateBefore, fileName, rowsImported } = cancelled;
    // Only the counts of an import speak of listings that are there; a check adds none.
    const imported = stateBefore === 'importing' ? rowsImported : 0;
    const details = { file: fileName, imported: `${imported}` };
    await record(transaction, 'import-cancelled', actor, clock(), details);
  });
  await uploads.remove(id);
}

async function record(
  db: Transaction,
  action: AuditAction,
  actor: Actor,
  at: Date,
  details: Record<string, string>,
): Promise<void> {
  await recordEvent(db, { at, action, userId: null, details, ...actor });
}
