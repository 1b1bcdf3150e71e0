import { createHmac } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { rateLimits } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { networksOf } from '#server/core/http/client.ts';
import { TooManyAttempts } from '#server/core/http/http-error.ts';
import type { Services } from '#server/core/services.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Attempts within a time window. Limits by network alone are high, because mobile networks put many
 * users behind few addresses. Decision record 019 has the odds that they leave to a guess.
 */
const attemptLimits = {
  /** Failed sign-ins to one account from a network or session that has signed in to it. */
  signInFromKnownNetwork: { attempts: 50, windowMs: HOUR_MS },
  /** Failed sign-ins from one network. This and the following limit only unknown networks. */
  signInByNetwork: { attempts: 100, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins to one account from one network. */
  signInByAccountAndNetwork: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins to one account before each network has only `signInDuringAttack` left. */
  signInBeforeAttack: { attempts: 60, windowMs: DAY_MS },
  signInDuringAttack: { attempts: 3, windowMs: HOUR_MS },
  /** Failed sign-ins to one account. */
  signInByAccount: { attempts: 1000, windowMs: DAY_MS },
  /** Wrong passwords of a signed-in user. */
  passwordCheck: { attempts: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong codes of an authenticator app from any network, after a correct password. */
  signInCode: { attempts: 10, windowMs: 15 * MINUTE_MS },
  registrationByNetwork: { attempts: 60, windowMs: HOUR_MS },
  /** Codes sent to a signed-in user. */
  codeSentPerMinute: { attempts: 1, windowMs: MINUTE_MS },
  codeSentPerHour: { attempts: 5, windowMs: HOUR_MS },
  /** Codes for a new password, requested by one network for one account. */
  resetSentPerMinute: { attempts: 1, windowMs: MINUTE_MS },
  resetSentPerHour: { attempts: 3, windowMs: HOUR_MS },
  /** Codes for a new password, requested by unknown networks. */
  resetSentByNetwork: { attempts: 60, windowMs: HOUR_MS },
  resetSentByAccount: { attempts: 20, windowMs: HOUR_MS },
  /** Codes entered by a signed-in user, correct or wrong. */
  verificationByNetwork: { attempts: 100, windowMs: HOUR_MS },
  verificationByAccount: { attempts: 20, windowMs: HOUR_MS },
  /** Codes entered for a new password, correct or wrong. */
  resetFromKnownNetwork: { attempts: 10, windowMs: HOUR_MS },
  resetByNetwork: { attempts: 100, windowMs: HOUR_MS },
  resetByAccountAndNetwork: { attempts: 5, windowMs: HOUR_MS },
  resetByAccountAndNetworkPerDay: { attempts: 10, windowMs: DAY_MS },
  resetByAccount: { attempts: 100, windowMs: DAY_MS },
  profilePhoto: { attempts: 30, windowMs: HOUR_MS },
  /** Responses with 403 to one user, or to one network without a session, in the audit log. */
  recordedDenial: { attempts: 10, windowMs: HOUR_MS },
} as const;

/** An attempt, which counts for an account, a network, or both. */
export interface Attempt {
  limit: keyof typeof attemptLimits;
  /** Id or email address of the account. */
  account?: string;
  /** Counted for this network only. */
  network?: string;
  /**
   * Counted for the network of this address. The prefixes around an IPv6 network have twice and four
   * times its limit, so that a subscriber with many networks gains little.
   */
  address?: string;
}

interface ClaimOptions {
  /** The account that the attempts concern, for the audit log. */
  userId?: string | undefined;
  messageFor?(wait: string): string;
}

export type LimitServices = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * Counts attempts before they are made, so that parallel requests cannot exceed a limit. An attempt
 * rejected by one limit does not count under the next.
 * @throws TooManyAttempts
 */
export async function claimAttempts(
  services: LimitServices,
  attempts: readonly Attempt[],
  { userId, messageFor = tooManyMessage }: ClaimOptions = {},
): Promise<void> {
  const now = services.clock();
  for (const { key, allowed, windowMs } of await countersOf(services, attempts)) {
    const counted = await countAttempt(services.db, { key, now, windowMs });
    if (counted.attempts <= allowed) continue;
    const seconds = Math.max(1, Math.ceil((+counted.resetsAt - +now) / 1000));
    const isFirst = counted.attempts === allowed + 1;
    throw new TooManyAttempts(messageFor(durationText(seconds)), seconds, { userId, isFirst });
  }
}

/** Counts an attempt; returns false if it exceeds its limit. */
export async function isWithinLimit(services: LimitServices, attempt: Attempt): Promise<boolean> {
  try {
    await claimAttempts(services, [attempt]);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}

/** Uncounts attempts that succeeded, for limits that count failures. */
export async function releaseAttempts(
  services: LimitServices,
  attempts: readonly Attempt[],
): Promise<void> {
  // In turn, because parallel updates of the same rows in another order could deadlock.
  for (const { key } of await countersOf(services, attempts)) {
    await services.db
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(eq(rateLimits.key, key));
  }
}

/** Sets the counters of these attempts to zero. */
export async function forgetAttempts(
  services: LimitServices,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const { key } of await countersOf(services, attempts)) {
    await services.db.delete(rateLimits).where(eq(rateLimits.key, key));
  }
}

/** Counts an attempt in the current window, or in a new one if that has ended. */
async function countAttempt(
  db: Executor,
  { key, now, windowMs }: { key: string; now: Date; windowMs: number },
): Promise<{ attempts: number; resetsAt: Date }> {
  const resetsAt = new Date(+now + windowMs);
  const isOver = lte(rateLimits.resetsAt, now);
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // Capped far above every limit, so that the column cannot overflow.
        attempts: sql`case when ${isOver} then 1 else least(${rateLimits.attempts}, 1000000) + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, resetsAt: rateLimits.resetsAt });
  if (!counted) throw new Error('The attempt was not counted');
  return counted;
}

async function countersOf({ secret }: LimitServices, attempts: readonly Attempt[]) {
  const hashKey = await secret();
  return attempts.flatMap(({ limit, account, network, address }) => {
    const { attempts: allowed, windowMs } = attemptLimits[limit];
    const networks = address === undefined ? [network] : networksOf(address);
    return networks.map((each, index) => ({
      // A keyed hash, so that the table contains no addresses.
      key: createHmac('sha256', hashKey)
        .update(JSON.stringify([limit, account ?? null, each ?? null]))
        .digest('base64url'),
      allowed: allowed * 2 ** index,
      windowMs,
    }));
  });
}

function tooManyMessage(wait: string): string {
  return `Too many attempts. Please try again in ${wait}.`;
}

export function durationText(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
