import type { LoginRequest, SignInResponse } from '#contract/session.ts';
import { ACTIVE_STATUS } from '#contract/user.ts';
import { type Caller, networkOf } from '#server/core/caller.ts';
import { Problem } from '#server/core/http-error.ts';
import { type Attempt, claimAttempts, giveBackAttempts } from '#server/core/rate-limits.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import { canonicalEmail } from '#server/modules/users/email-address.ts';
import { findUser, findUserByEmail, noteSignIn } from '#server/modules/users/users-store.ts';
import type { AccountServices } from './account-services.ts';
import { isPasswordOf } from './password-hashing.ts';
import { startSession } from './session-start.ts';
import { tellOfSignIn } from './sign-in-notice.ts';

/**
 * Signs a person in. Says, and takes as long, the same where the address is unknown as where the
 * password is wrong.
 */
export async function signIn(
  services: AccountServices,
  request: LoginRequest,
  caller: Caller,
): Promise<SignInResponse> {
  const { db, clock, mailer } = services;
  const email = canonicalEmail(request.email);
  const network = networkOf(caller.address);
  const attempts: Attempt[] = [
    ['signInFrom', network],
    ['signInHere', network, email],
    ['signInAnywhere', email],
  ];
  await claimAttempts(services, attempts);

  const user = await findUserByEmail(db, email);
  const isRight = await isPasswordOf(user?.passwordHash ?? null, request.password);
  const at = clock();
  if (!user || !isRight) {
    await recordEvent(db, {
      ...caller,
      at,
      action: 'sign-in-failed',
      userId: user?.id ?? null,
      actorId: null,
    });
    throw wrongCredentials();
  }
  await giveBackAttempts(services, attempts);
  if (user.status !== ACTIVE_STATUS)
    throw new Problem(403, 'This account is deactivated. Please contact us.');

  const answer = await db.transaction(async (transaction) => {
    if (!(await noteSignIn(transaction, user, at))) throw wrongCredentials();
    const token = await startSession(transaction, { userId: user.id, caller, now: at });
    await tellOfSignIn(transaction, { userId: user.id, caller, at });
    const event = { at, action: 'signed-in', userId: user.id, actorId: user.id } as const;
    await recordEvent(transaction, { ...caller, ...event });
    const answered = await findUser(transaction, user.id);
    return { user: answered ? { ...answered, token } : undefined, token };
  });
  mailer.wake();
  return answer;
}

function wrongCredentials(): Problem {
  return new Problem(401, 'Invalid email or password.');
}
