import { setTimeout as delay } from 'node:timers/promises';

/** More than the work takes, whether or not there is an account to do it for. */
const EVEN_TIME_MS = 150;

/** Does the work, and answers or fails no sooner than after a fixed time, which then tells nothing. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(EVEN_TIME_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
