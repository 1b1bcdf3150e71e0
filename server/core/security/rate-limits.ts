import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { networksOf } from '#server/core/http/client.ts';
import { TooManyAttempts } from '#server/core/http/http-error.ts';
import { keyedHash } from './tokens.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often something may happen within a time in seconds, whether it succeeds or not. Limits by
 * network alone are high, because mobile networks put many users behind few addresses. A network or
 * session is known to an account that signed in from it. Decision record 019 has the odds of a guess.
 */
const limitTable = {
  /** Passwords and emailed codes, for accounts that do not know the network. */
  attemptsByNetwork: { points: 100, duration: 15 * MINUTE, by: 'network' },
  logins: { points: 10, duration: 15 * MINUTE, by: 'account and network' },
  loginsPerDay: { points: 30, duration: DAY, by: 'account and network' },
  loginsByAccount: { points: 1000, duration: DAY, by: 'account' },
  knownLogins: { points: 50, duration: HOUR, by: 'account and network' },
  codes: { points: 10, duration: DAY, by: 'account and network' },
  codesByAccount: { points: 100, duration: DAY, by: 'account' },
  knownCodes: { points: 10, duration: HOUR, by: 'account and network' },
  /** Requests for a code. */
  requestsPerMinute: { points: 1, duration: MINUTE, by: 'account and network' },
  resetRequests: { points: 3, duration: HOUR, by: 'account and network' },
  resetRequestsByAccount: { points: 20, duration: HOUR, by: 'account' },
  verificationRequests: { points: 5, duration: HOUR, by: 'account' },
  /** For a signed-in user, or after the correct password at login. */
  passwordChecks: { points: 10, duration: 15 * MINUTE, by: 'account' },
  authenticatorCodes: { points: 10, duration: 15 * MINUTE, by: 'account' },
  photos: { points: 30, duration: HOUR, by: 'account' },
  /** Registrations, email changes and password resets, which can email any address. */
  sendsByNetwork: { points: 60, duration: HOUR, by: 'network' },
  /** Emails of one kind to one address. */
  emails: { points: 10, duration: HOUR, by: 'account' },
  /** Messages and reports to the company. */
  enquiriesByNetwork: { points: 30, duration: HOUR, by: 'network' },
  /** Emails about them, so that a flood does not fill the mailbox; the list has all of them. */
  enquiryEmails: { points: 60, duration: HOUR, by: 'account' },
  /** Responses with 403 in the audit log. */
  recordedDenials: { points: 10, duration: HOUR, by: 'account' },
} as const;

export type LimitName = keyof typeof limitTable;
export type Limiters = Record<LimitName, RateLimiterAbstract>;

export interface LimitServices {
  limiters: Limiters;
  secret(): Promise<string>;
}

export interface Subject {
  /** Id or email address. */
  account?: string;
  /** Network address, or the id of a session. */
  source?: string;
}

interface ClaimOptions {
  /** The account that the attempts concern, for the audit log. */
  userId?: string | undefined;
  messageFor?(wait: string): string;
}

/**
 * Points of an attempt for an IPv4 address or IPv6 /64, for its /56 and its /48: the larger ones have
 * twice and four times the limit, so that a subscriber with many networks gains little.
 */
const COSTS = [4, 2, 1] as const;

/** Counts in PostgreSQL, shared by all processes, or in memory if `pool` is null. */
export function openLimiters(pool: Pick<pg.Pool, 'query'> | null): Limiters {
  const open = ([keyPrefix, { points, duration }]: [string, (typeof limitTable)[LimitName]]) => {
    const options = { keyPrefix, points: points * COSTS[0], duration };
    if (!pool) return [keyPrefix, new RateLimiterMemory(options)];
    return [
      keyPrefix,
      new RateLimiterPostgres({
        ...options,
        // Without the name of a prepared statement, which PgBouncer may not know.
        storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) },
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    ];
  };
  // `Object.fromEntries` widens the keys to string.
  return Object.fromEntries(Object.entries(limitTable).map(open)) as Limiters;
}

/**
 * Counts an attempt before it is made, so that parallel requests cannot exceed a limit. If one limit
 * rejects it, it does not count under the next.
 * @throws TooManyAttempts
 */
export async function claimAttempt(
  services: LimitServices,
  names: readonly LimitName[],
  subject: Subject,
  { userId, messageFor = tooManyMessage }: ClaimOptions = {},
): Promise<void> {
  for (const { limiter, key, cost } of await keysOf(services, names, subject)) {
    try {
      await limiter.consume(key, cost);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const isFirst = error.consumedPoints - cost <= limiter.points;
      throw new TooManyAttempts(messageFor(durationText(seconds)), seconds, { userId, isFirst });
    }
  }
}

/** Counts an attempt; returns false if it exceeds the limit. */
export async function isWithinLimit(
  services: LimitServices,
  name: LimitName,
  subject: Subject,
): Promise<boolean> {
  try {
    await claimAttempt(services, [name], subject);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}

/** Forgets every attempt at an account, of this source and of all. */
export async function forgetAttempts(
  services: LimitServices,
  names: readonly LimitName[],
  subject: Subject,
): Promise<void> {
  for (const { limiter, key } of await keysOf(services, names, subject)) await limiter.delete(key);
}

async function keysOf(
  { limiters, secret }: LimitServices,
  names: readonly LimitName[],
  { account = '', source = '' }: Subject,
) {
  const hashKey = await secret();
  return names.flatMap((name) => {
    const { by } = limitTable[name];
    const networks = by === 'account' ? [''] : networksOf(source);
    return networks.map((network, index) => ({
      limiter: limiters[name],
      // A keyed hash, so that the table contains no addresses.
      key: keyedHash(hashKey, [name, by === 'network' ? '' : account, network], 'base64url'),
      cost: COSTS[index] ?? 1,
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
