import type { ResetPasswordRequest } from '#contract/password.ts';
import { ACTIVE_STATUS } from '#contract/user.ts';
import { type Caller, networkOf } from '#server/core/caller.ts';
import { newId } from '#server/core/database/row-id.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import { canonicalEmail } from '#server/modules/users/email-address.ts';
import { findUserByEmail, setPassword, setVerified } from '#server/modules/users/users-store.ts';
import type { AccountServices } from './account-services.ts';
import { proveCode } from './code-check.ts';
import { wrongCode } from './email-verification.ts';
import { hashPassword } from './password-hashing.ts';
import { deleteSessionsOf } from './sessions-store.ts';

/** Sends a code to the address, if it has an account; the caller cannot tell whether it has. */
export async function requestPasswordReset(
  services: AccountServices,
  request: { email: string },
  { address, device }: Caller,
): Promise<void> {
  const { db, clock, mailer } = services;
  const email = canonicalEmail(request.email);
  await claimAttempts(services, [['codeSentFrom', networkOf(address)]]);
  await claimAttempts(
    services,
    [
      ['codeAtOnce', email],
      ['codeSent', email],
    ],
    (wait) => `Please wait ${wait} before asking for another code.`,
  );
  const user = await findUserByEmail(db, email);
  // Nobody has a random id: what is done takes its time, and nothing comes of it.
  const userId = user?.status === ACTIVE_STATUS ? user.id : newId();
  await enqueueEmail(db, { userId, type: 'password-reset', at: clock(), device });
  mailer.wake();
}

/**
 * Sets a new password with the code from the letter. Whoever could read it has the address, so it
 * is verified thereby; whoever was signed in no longer is.
 */
export async function resetPassword(
  services: AccountServices,
  request: ResetPasswordRequest,
  caller: Caller,
): Promise<void> {
  const { db, clock, mailer } = services;
  const email = canonicalEmail(request.email);
  await claimAttempts(services, [
    ['codeTriedFrom', networkOf(caller.address)],
    ['codeTried', email],
  ]);
  const user = await findUserByEmail(db, email);
  const userId = user?.status === ACTIVE_STATUS ? user.id : newId();
  const owner = { userId, purpose: 'reset-password', email } as const;
  const proof = await proveCode(services, owner, request.otp);
  if (!proof || !user) throw wrongCode();
  const passwordHash = await hashPassword(request.password);
  const at = clock();
  await db.transaction(async (transaction) => {
    if (!(await setPassword(transaction, user, passwordHash))) throw wrongCode();
    if (!(await setVerified(transaction, user))) throw wrongCode();
    if (!(await proof.use(transaction))) throw wrongCode();
    await deleteSessionsOf(transaction, userId);
    const event = { at, action: 'password-reset', userId, actorId: null } as const;
    await recordEvent(transaction, { ...caller, ...event });
    const { device } = caller;
    await enqueueEmail(transaction, { userId, type: 'password-changed', at, device });
  });
  mailer.wake();
}
