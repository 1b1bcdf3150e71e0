import { createHmac } from 'node:crypto';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { type AttemptLimitName, attemptLimits } from '#server/modules/auth/attempt-limits.ts';
import { TooManyAttempts } from './http-error.ts';
import { countAttempt, uncountAttempt } from './rate-limits-store.ts';

/** A limit, and who or what is counted under it. */
export type Attempt = readonly [limit: AttemptLimitName, ...subject: string[]];

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. What stands
 * first decides first: an attempt refused by one limit does not count under the next.
 * @throws TooManyAttempts
 */
export async function claimAttempts(
  services: AccountServices,
  attempts: readonly Attempt[],
  wording: (wait: string) => string = (wait) => `Too many attempts. Please try again in ${wait}.`,
): Promise<void> {
  const now = services.clock();
  const secret = await services.secret();
  for (const attempt of attempts) {
    const { attempts: allowed, windowMs } = attemptLimits[attempt[0]];
    const counted = await countAttempt(services.db, {
      key: keyOf(secret, attempt),
      now,
      windowMs,
    });
    if (counted.attempts <= allowed) continue;
    const seconds = Math.max(1, Math.ceil((+counted.resetsAt - +now) / 1000));
    throw new TooManyAttempts(wording(inWords(seconds)), seconds);
  }
}

/** Takes attempts back that were no failures. */
export async function giveBackAttempts(
  { db, secret }: AccountServices,
  attempts: readonly Attempt[],
): Promise<void> {
  const key = await secret();
  // One by one: two who take the same ones back together could wait for each other for ever.
  for (const attempt of attempts) await uncountAttempt(db, keyOf(key, attempt));
}

/** Says nothing about people or their addresses to who reads the table. */
function keyOf(secret: string, attempt: Attempt): string {
  return createHmac('sha256', secret).update(JSON.stringify(attempt)).digest('base64url');
}

function inWords(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
