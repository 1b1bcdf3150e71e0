export interface AttemptLimit {
  attempts: number;
  windowMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How often what may be tried, each by whom. Many people share one network address where mobile
 * networks are behind a few, so limits by address alone are wide. No single address can use up
 * `signInAnywhere`, or it could lock others out of their accounts.
 */
export const attemptLimits = {
  /** Failed sign-ins, by account and network address. */
  signInHere: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins, by account. */
  signInAnywhere: { attempts: 60, windowMs: HOUR_MS },
  /** Failed sign-ins, by network address. */
  signInFrom: { attempts: 100, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords of somebody who is signed in, by account. */
  passwordCheck: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Registrations, by network address. */
  registerFrom: { attempts: 60, windowMs: HOUR_MS },
  /** Codes sent, by account. */
  codeAtOnce: { attempts: 1, windowMs: MINUTE_MS },
  codeSent: { attempts: 5, windowMs: HOUR_MS },
  /** Codes asked for by people who are not signed in, by network address. */
  codeSentFrom: { attempts: 60, windowMs: HOUR_MS },
  /** Codes tried, right or wrong, by account and by network address. */
  codeTried: { attempts: 20, windowMs: HOUR_MS },
  codeTriedFrom: { attempts: 100, windowMs: HOUR_MS },
  /** Photographs of a person, each of which is work for the server, by account. */
  photoStored: { attempts: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptLimitName = keyof typeof attemptLimits;
