import type { Database } from '#server/core/database/database.ts';
import type { SessionLimits } from './session-limits.ts';

/** What the rules of accounts work with. */
export interface AccountServices {
  db: Database;
  clock: () => Date;
  sessionLimits: SessionLimits;
  /** Key of the hashes of codes and of who is counted; the same for every process. */
  secret(): Promise<string>;
  mailer: Mailer;
}

/** Whoever sends the letters of the queue. */
export interface Mailer {
  /** There is a new letter: send it now rather than at the next look. */
  wake(): void;
}
