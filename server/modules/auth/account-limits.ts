import { newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import type { Client } from '#server/core/http/client.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import {
  claimAttempt,
  forgetAttempts,
  isWithinLimit,
  type LimitName,
  type LimitServices,
} from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { isKnownNetwork } from '#server/modules/audit-log/audit-log-service.ts';

type AttemptServices = LimitServices & Pick<Services, 'db' | 'clock'>;

/** An attempt to use an account without being signed in to it. */
export interface AccountAttempt {
  /** As `canonicalEmail` returns it. */
  email: string;
  /** Null for an unknown email. */
  user: UserRow | null;
  client: Client;
  /** The session whose token was sent with the attempt. */
  signedIn: SignedIn | null;
}

/**
 * A network or session that has signed in to the account has limits of its own, so that strangers
 * cannot lock the owner out.
 */
const limitsOf = {
  login: {
    known: ['knownLogins'],
    unknown: ['attemptsByNetwork', 'logins', 'loginsPerDay', 'loginsByAccount'],
  },
  reset: { known: ['knownCodes'], unknown: ['attemptsByNetwork', 'codes', 'codesByAccount'] },
  resetRequest: {
    known: ['requestsPerMinute', 'resetRequests'],
    unknown: ['requestsPerMinute', 'resetRequests', 'sendsByNetwork', 'resetRequestsByAccount'],
  },
} as const satisfies Record<string, Record<'known' | 'unknown', readonly LimitName[]>>;

/** Counts a login or a code that was entered to reset the password. @throws TooManyAttempts */
export async function claimAccountAttempt(
  services: AttemptServices,
  kind: keyof typeof limitsOf,
  attempt: AccountAttempt,
  messageFor?: (wait: string) => string,
): Promise<void> {
  const { email: account, user, client } = attempt;
  const known = await knownSource(services, attempt);
  const names = limitsOf[kind][known === null ? 'unknown' : 'known'];
  const subject = { account, source: known ?? client.address };
  await claimAttempt(services, names, subject, {
    userId: user?.id,
    ...(messageFor && { messageFor }),
  });
}

/**
 * Counts a request for a code that resets the password. Returns false if another network requested a
 * code within the last minute, because a new code would invalidate it.
 * @throws TooManyAttempts
 */
export async function claimResetRequest(
  services: AttemptServices,
  attempt: AccountAttempt,
): Promise<boolean> {
  await claimAccountAttempt(services, 'resetRequest', attempt, waitForCode);
  return isWithinLimit(services, 'requestsPerMinute', { account: attempt.email });
}

export function waitForCode(wait: string): string {
  return `Please wait ${wait} before requesting another code.`;
}

/** Lifts the limits of an account after its owner entered a code from an email. */
export async function liftLimits(
  services: LimitServices,
  { email: account, client }: AccountAttempt,
): Promise<void> {
  const names = [limitsOf.login, limitsOf.reset]
    .flatMap(({ known, unknown }) => [...known, ...unknown])
    .filter((name) => name !== 'attemptsByNetwork');
  await forgetAttempts(services, names, { account, source: client.address });
}

/** The session or network by which to count, if it has signed in to the account; otherwise null. */
async function knownSource(
  { db, clock }: AttemptServices,
  { user, client, signedIn }: AccountAttempt,
): Promise<string | null> {
  if (signedIn && signedIn.user.id === user?.id) return signedIn.session.id;
  // A random id for an unknown email takes the same time.
  const userId = user?.id ?? newId();
  return (await isKnownNetwork(db, { userId, client, at: clock() })) ? client.address : null;
}
