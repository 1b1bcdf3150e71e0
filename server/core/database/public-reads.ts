import { setTimeout as delay } from 'node:timers/promises';
import { databaseUnavailable, HttpError } from '#server/core/http/http-error.ts';
import type { Database } from './database.ts';
import { sharedRead } from './shared-read.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** The revision is one row; a database that takes longer is treated as unreachable. */
const REVISION_TIMEOUT_MS = 1000;

/** The time for which a replica is not used after a failure. */
const PAUSE_MS = 10_000;

interface Databases {
  primary: Database;
  replica: Database | null;
  /** A value that every change of the public data replaces. */
  revisionOf(db: Database): Promise<string>;
}

/**
 * Reads public data from the replica if it has the primary's revision, and otherwise from the
 * primary, so that a change is visible as soon as it is stored. While the primary is unreachable,
 * the replica is read whatever its revision.
 */
export class PublicReads {
  readonly #primary: Database;
  readonly #replica: Database | null;
  readonly #primaryRevision: () => Promise<string>;
  readonly #replicaRevision: () => Promise<string>;
  #pausedUntil = 0;

  constructor({ primary, replica, revisionOf }: Databases) {
    this.#primary = primary;
    this.#replica = replica;
    this.#primaryRevision = sharedRead(() => revisionOf(primary));
    this.#replicaRevision = sharedRead(() => revisionOf(replica ?? primary));
  }

  async revision(): Promise<string> {
    if (!this.#replica) return this.#primaryRevision();
    try {
      return await soon(this.#primaryRevision());
    } catch (error) {
      if (!(error instanceof HttpError || isDatabaseUnavailable(error))) throw error;
      return soon(this.#replicaRevision());
    }
  }

  /** Reads data that is at least as new as a revision; by default, the current one. */
  async read<Result>(read: (db: Database) => Promise<Result>, revision?: string): Promise<Result> {
    const replica = this.#replica;
    if (replica && (await this.#replicaHas(revision ?? (await this.revision())))) {
      try {
        return await read(replica);
      } catch {
        this.#pause();
      }
    }
    return read(this.#primary);
  }

  async #replicaHas(revision: string): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false;
    try {
      return (await soon(this.#replicaRevision())) === revision;
    } catch {
      this.#pause();
      return false;
    }
  }

  #pause(): void {
    this.#pausedUntil = performance.now() + PAUSE_MS;
  }
}

/** @throws TemporaryError if the value takes too long */
async function soon<Value>(value: Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    const timeout = delay(REVISION_TIMEOUT_MS, undefined, { signal }).then(() => {
      throw databaseUnavailable();
    });
    return await Promise.race([value, timeout]);
  } finally {
    waiting.abort();
  }
}
