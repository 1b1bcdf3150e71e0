export interface SessionLimits {
  /** How long a session holds without being used. */
  idleMs: number;
  /** How long it holds at the most. */
  maxMs: number;
}

interface SessionTimes {
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Uses are written down at most this often; a session may thus end this much early. */
const USE_STEP_MS = 10_000;

export function isExpired(session: SessionTimes, { idleMs, maxMs }: SessionLimits, now: Date) {
  return +now - +session.lastUsedAt >= idleMs || +now - +session.signedInAt >= maxMs;
}

/** Whether the use of a session is to be written down. */
export function isNotableUse({ lastUsedAt }: SessionTimes, now: Date): boolean {
  return +now - +lastUsedAt >= USE_STEP_MS;
}
