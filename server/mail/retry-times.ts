const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;
const PATIENCE_MS = 5 * 24 * 60 * 60 * 1000;
/** A refusal is nearly always final; some servers mean no more by it than "not yet". */
const MAX_REFUSALS = 3;

interface FailedLetter {
  queuedAt: Date;
  /** How often it was tried, this time included. */
  attempts: number;
  /** Whether the mail server refuses this very letter. */
  isRefused: boolean;
}

/** When to try again: after ever longer pauses, for five days as mail servers do; null for never. */
export function nextAttemptAt(letter: FailedLetter, now: Date): Date | null {
  const { queuedAt, attempts, isRefused } = letter;
  if (isRefused && attempts >= MAX_REFUSALS) return null;
  if (+now - +queuedAt >= PATIENCE_MS) return null;
  return new Date(+now + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
}
