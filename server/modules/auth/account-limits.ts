import { newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { type Client, networkOf } from '#server/core/http/client.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import {
  type Attempt,
  claimAttempts,
  forgetAttempts,
  isWithinLimit,
  type LimitServices,
} from '#server/core/security/rate-limits.ts';
import { isKnownNetwork } from './known-networks.ts';

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
 * Counts a sign-in and returns what to release if it succeeds. A network or session that has signed
 * in to the account has a limit of its own, so that strangers cannot lock the owner out.
 * @throws TooManyAttempts
 */
export async function claimSignIn(
  services: LimitServices,
  attempt: AccountAttempt,
): Promise<Attempt[]> {
  const { email: account, user, client } = attempt;
  const { address } = client;
  const known = await knownSource(services, attempt);
  if (known !== null) {
    const own: Attempt = { limit: 'signInFromKnownNetwork', account, network: known };
    await claimAttempts(services, [own], { userId: user?.id });
    return [own];
  }
  const byNetwork: Attempt[] = [
    { limit: 'signInByNetwork', address },
    { limit: 'signInByAccountAndNetwork', account, address },
  ];
  await claimAttempts(services, byNetwork, { userId: user?.id });
  const beforeAttack: Attempt = { limit: 'signInBeforeAttack', account };
  const byAccount: Attempt[] = [{ limit: 'signInByAccount', account }];
  if (!(await isWithinLimit(services, beforeAttack))) {
    byAccount.unshift({ limit: 'signInDuringAttack', account, address });
  }
  await claimAttempts(services, byAccount, { userId: user?.id });
  return [...byNetwork, beforeAttack, ...byAccount];
}

/** Counts a request for a code that resets the password. @throws TooManyAttempts */
export async function claimResetRequest(
  services: LimitServices,
  attempt: AccountAttempt,
): Promise<void> {
  const { email: account, user, client } = attempt;
  const known = await knownSource(services, attempt);
  const source = known === null ? { address: client.address } : { network: known };
  const attempts: Attempt[] = [
    { limit: 'resetSentPerMinute', account, ...source },
    { limit: 'resetSentPerHour', account, ...source },
  ];
  if (known === null) {
    attempts.push({ limit: 'resetSentByNetwork', address: client.address });
    attempts.push({ limit: 'resetSentByAccount', account });
  }
  await claimAttempts(services, attempts, {
    userId: user?.id,
    messageFor: (wait) => `Please wait ${wait} before requesting another code.`,
  });
}

/** Counts a code that was entered to reset the password. @throws TooManyAttempts */
export async function claimReset(services: LimitServices, attempt: AccountAttempt): Promise<void> {
  const { email: account, user, client } = attempt;
  const { address } = client;
  const known = await knownSource(services, attempt);
  const attempts: Attempt[] =
    known === null
      ? [
          { limit: 'resetByNetwork', address },
          { limit: 'resetByAccountAndNetwork', account, address },
          { limit: 'resetByAccountAndNetworkPerDay', account, address },
          { limit: 'resetByAccount', account },
        ]
      : [{ limit: 'resetFromKnownNetwork', account, network: known }];
  await claimAttempts(services, attempts, { userId: user?.id });
}

/** Lifts the limits of an account after its owner entered a code from an email. */
export async function liftLimits(
  services: LimitServices,
  { email: account, client: { address } }: AccountAttempt,
): Promise<void> {
  const network = networkOf(address);
  await forgetAttempts(services, [
    { limit: 'signInFromKnownNetwork', account, network },
    { limit: 'signInByAccountAndNetwork', account, address },
    { limit: 'signInBeforeAttack', account },
    { limit: 'signInDuringAttack', account, address },
    { limit: 'signInByAccount', account },
    { limit: 'resetFromKnownNetwork', account, network },
    { limit: 'resetByAccountAndNetwork', account, address },
    { limit: 'resetByAccountAndNetworkPerDay', account, address },
    { limit: 'resetByAccount', account },
  ]);
}

/** The session or network by which to count, if it has signed in to the account; otherwise null. */
async function knownSource(
  services: LimitServices,
  { user, client: { address }, signedIn }: AccountAttempt,
): Promise<string | null> {
  if (signedIn && signedIn.user.id === user?.id) return signedIn.session.id;
  // A random id for an unknown email takes the same time.
  const userId = user?.id ?? newId();
  return (await isKnownNetwork(services, { userId, address })) ? networkOf(address) : null;
}
