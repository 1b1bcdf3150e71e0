import { createHmac } from 'node:crypto';
import { TooManyAttempts } from './http-error.ts';
import { countAttempt, uncountAttempt } from './rate-limits-store.ts';
import type { Services } from './services.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Attempts within a time window. Limits by network are high, because mobile networks put many users
 * behind few addresses. `signInByAccountAndNetwork` allows fewer attempts per hour than
 * `signInByAccount`, so that one network alone cannot lock the owner out.
 */
const attemptLimits = {
  /** Failed sign-ins to one account from one network. */
  signInByAccountAndNetwork: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins to one account. */
  signInByAccount: { attempts: 60, windowMs: HOUR_MS },
  /** Failed sign-ins from one network. */
  signInByNetwork: { attempts: 100, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords of a signed-in user. */
  passwordCheck: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong codes of an authenticator app. From any network: whoever tries them has the password. */
  signInCode: { attempts: 10, windowMs: 15 * MINUTE_MS },
  registrationByNetwork: { attempts: 60, windowMs: HOUR_MS },
  /** Codes sent to one account. */
  codeSentPerMinute: { attempts: 1, windowMs: MINUTE_MS },
  codeSentPerHour: { attempts: 5, windowMs: HOUR_MS },
  /** Codes requested without a session. */
  codeSentByNetwork: { attempts: 60, windowMs: HOUR_MS },
  /** Codes entered, correct or wrong. */
  codeEnteredByAccount: { attempts: 20, windowMs: HOUR_MS },
  codeEnteredByNetwork: { attempts: 100, windowMs: HOUR_MS },
  profilePhoto: { attempts: 30, windowMs: HOUR_MS },
} as const;

/** A limit and what it counts by: an account, a network or both. */
export type Attempt = readonly [limit: keyof typeof attemptLimits, ...countedBy: string[]];

type LimitServices = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * Counts attempts before they are made, so that parallel requests cannot exceed a limit. An attempt
 * rejected by one limit does not count under the next.
 * @throws TooManyAttempts
 */
export async function claimAttempts(
  services: LimitServices,
  attempts: readonly Attempt[],
  messageFor = (wait: string) => `Too many attempts. Please try again in ${wait}.`,
): Promise<void> {
  const now = services.clock();
  const secret = await services.secret();
  for (const attempt of attempts) {
    const { attempts: allowed, windowMs } = attemptLimits[attempt[0]];
    const key = keyOf(secret, attempt);
    const counted = await countAttempt(services.db, { key, now, windowMs });
    if (counted.attempts <= allowed) continue;
    const seconds = Math.max(1, Math.ceil((+counted.resetsAt - +now) / 1000));
    throw new TooManyAttempts(messageFor(durationText(seconds)), seconds);
  }
}

/** Uncounts attempts that succeeded, for limits that count failures. */
export async function releaseAttempts(
  services: LimitServices,
  attempts: readonly Attempt[],
): Promise<void> {
  const secret = await services.secret();
  // In turn: parallel updates of the same rows in another order could deadlock.
  for (const attempt of attempts) {
    await uncountAttempt(services.db, keyOf(secret, attempt));
  }
}

/** A keyed hash, so that the table contains no addresses. */
function keyOf(secret: string, attempt: Attempt): string {
  return createHmac('sha256', secret).update(JSON.stringify(attempt)).digest('base64url');
}

function durationText(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
