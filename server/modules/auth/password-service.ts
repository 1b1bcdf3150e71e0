import { ACTIVE_STATUS } from '#contract/endpoints/user.ts';
import type { ChangePasswordRequest, ResetPasswordRequest } from '#contract/rules/password.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import type { Client } from '#server/core/http/client.ts';
import { fieldError, type HttpError } from '#server/core/http/http-error.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import { rejectGuessablePassword } from '#server/core/security/guessable-passwords.ts';
import { hashPassword, isPasswordOf } from '#server/core/security/password-hashing.ts';
import { claimAttempt } from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent, recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { canonicalEmail, findAccount } from '#server/modules/users/users-service.ts';
import { claimAccountAttempt, claimResetRequest, liftLimits } from './account-limits.ts';
import { removeProfileChanges, setPassword, setVerified } from './credentials-store.ts';
import { checkCode, wrongCode } from './one-time-codes-service.ts';
import { endSessions } from './sessions-service.ts';
import { deleteTwoFactor } from './two-factor-store.ts';

/** Checks the password of a signed-in user. @throws HttpError 400 for the given field if it is wrong */
export async function checkPassword(
  services: Services,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  { password, field }: { password: string; field: string },
  client: Client,
): Promise<void> {
  await claimAttempt(services, ['passwordChecks'], { account: userId }, { userId });
  if (await isPasswordOf(passwordHash, password, client.address)) return;
  const event = { userId, client, at: services.clock() };
  await recordOwnEvent(services.db, 'password-check-failed', event);
  throw wrongPassword(field);
}

/** Changes the password and ends the user's other sessions. */
export async function changePassword(
  services: Services,
  { user, session }: SignedIn,
  request: ChangePasswordRequest,
  client: Client,
): Promise<void> {
  const field = 'currentPassword';
  await rejectGuessablePassword(request.password, user.email);
  await checkPassword(services, user, { password: request.currentPassword, field }, client);
  const passwordHash = await hashPassword(request.password, client.address);
  const event = { userId: user.id, client, at: services.clock() };
  await services.db.transaction(async (transaction) => {
    if (!(await setPassword(transaction, user, passwordHash))) throw wrongPassword(field);
    await endSessions(transaction, user.id, session.id);
    await recordOwnEvent(transaction, 'password-changed', event);
    await enqueueEmail(transaction, { ...event, type: 'password-changed' });
  });
  services.mailer.wake();
}

/** Sends a code if the address has an account; the response is the same if it has none. */
export async function requestPasswordReset(
  services: Services,
  request: { email: string },
  { client, signedIn }: { client: Client; signedIn: SignedIn | null },
): Promise<void> {
  const { db, clock, mailer } = services;
  const email = canonicalEmail(request.email);
  const user = await findAccount(db, email);
  if (!(await claimResetRequest(services, { email, user, client, signedIn }))) return;
  // A random id for an unknown address takes the same time and sends nothing.
  const userId = user?.status === ACTIVE_STATUS ? user.id : newId();
  await enqueueEmail(db, { userId, type: 'password-reset', at: clock(), client });
  mailer.wake();
}

/**
 * Sets a new password with a code from an email, which also verifies the address, and ends the
 * user's sessions. @throws HttpError 400 if the code is wrong or the password easy to guess
 */
export async function resetPassword(
  services: Services,
  request: ResetPasswordRequest,
  { client, signedIn }: { client: Client; signedIn: SignedIn | null },
): Promise<void> {
  const { db, clock, mailer } = services;
  const email = canonicalEmail(request.email);
  await rejectGuessablePassword(request.password, email);
  const user = await findAccount(db, email);
  const attempt = { email, user, client, signedIn };
  await claimAccountAttempt(services, 'reset', attempt);
  const userId = user?.status === ACTIVE_STATUS ? user.id : newId();
  const owner = { userId, purpose: 'reset-password', email } as const;
  const code = await checkCode(services, owner, request.otp, { client, isUnknown: !user });
  if (!user) throw wrongCode();
  const passwordHash = await hashPassword(request.password, client.address);
  const event = { userId, client, at: clock() };
  await db.transaction(async (transaction) => {
    if (!(await setPassword(transaction, user, passwordHash))) throw wrongCode();
    if (!(await setVerified(transaction, user))) throw wrongCode();
    if (!(await code.consume(transaction))) throw wrongCode();
    await endSessions(transaction, userId);
    if (!user.isVerified) await removeEarlierHolder(transaction, event);
    const action = { action: 'password-reset', actorId: null } as const;
    await recordEvent(transaction, { ...client, userId, at: event.at, ...action });
    await enqueueEmail(transaction, { ...event, type: 'password-changed' });
  });
  await liftLimits(services, attempt);
  mailer.wake();
}

/** Removes what a stranger may have added to an account whose email was never verified. */
async function removeEarlierHolder(
  transaction: Transaction,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await removeProfileChanges(transaction, userId);
  if (await deleteTwoFactor(transaction, userId)) {
    await recordEvent(transaction, { at, action: 'two-factor-off', userId, actorId: null });
  }
}

/** Not a 401, which means that the session has ended. */
function wrongPassword(field: string): HttpError {
  return fieldError(400, field, 'This password is wrong.');
}
