import type { Database } from './database/database.ts';
import type { Limiters } from './security/rate-limits.ts';

export interface Services {
  db: Database;
  clock: () => Date;
  /** Returns the key of hashed codes and rate limits, the same in every process. */
  secret(): Promise<string>;
  /** The counters of rate limits. */
  limiters: Limiters;
  sessionLimits: SessionLimits;
  /** Sends queued emails now rather than at the next poll. */
  mailer: { wake(): void };
}

export interface SessionLimits {
  /** A regular user's session ends after this time without use. */
  userIdleMs: number;
  /** An admin's session ends after this time without use. */
  adminIdleMs: number;
  /** Every session ends after this time. */
  maxMs: number;
}
