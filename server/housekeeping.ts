import type { SessionLimits } from './accounts/session-limits.ts';
import type { Database } from './db/database.ts';
import { deleteOutdatedRows } from './db/outdated-rows-store.ts';

const EVERY_MS = 60 * 60 * 1000;

interface House {
  db: Database;
  clock: () => Date;
  sessionLimits: SessionLimits;
  log: { warn(details: object, message: string): void };
}

/** Deletes what is outdated, now and every hour; returns how to stop. */
export function startHousekeeping({ db, clock, sessionLimits, log }: House): () => Promise<void> {
  let working = Promise.resolve();
  const work = () => {
    working = deleteOutdatedRows(db, sessionLimits, clock()).catch((error) =>
      log.warn({ err: error }, 'outdated rows were not deleted'),
    );
  };
  const timer = setInterval(work, EVERY_MS);
  timer.unref();
  work();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
