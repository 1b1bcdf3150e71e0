import { type Caller, networkOf } from '#server/core/caller.ts';
import { Problem } from '#server/core/http-error.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import type { UserRow } from '#server/modules/users/user-rows.ts';
import { setVerified } from '#server/modules/users/users-store.ts';
import type { AccountServices } from './account-services.ts';
import { proveCode } from './code-check.ts';

type Person = Pick<UserRow, 'id' | 'email' | 'isVerified'>;

/** Sends a new code to the person's address; false where it is verified already. */
export async function requestVerification(
  services: AccountServices,
  user: Person,
  { device }: Caller,
): Promise<boolean> {
  if (user.isVerified) return false;
  await claimAttempts(
    services,
    [
      ['codeAtOnce', user.id],
      ['codeSent', user.id],
    ],
    (wait) => `Please wait ${wait} before asking for another code.`,
  );
  await enqueueEmail(services.db, {
    userId: user.id,
    type: 'verification-code',
    at: services.clock(),
    device,
  });
  services.mailer.wake();
  return true;
}

/** Verifies the person's address with the code that was sent to it, which works once. */
export async function verifyEmail(
  services: AccountServices,
  { id, email }: Person,
  otp: string,
  caller: Caller,
): Promise<void> {
  await claimAttempts(services, [
    ['codeTriedFrom', networkOf(caller.address)],
    ['codeTried', id],
  ]);
  const proof = await proveCode(services, { userId: id, purpose: 'verify-email', email }, otp);
  if (!proof) throw wrongCode();
  await services.db.transaction(async (transaction) => {
    // The person before what hangs on them, as everywhere: so no two wait for each other.
    if (!(await setVerified(transaction, { id, email }))) throw wrongCode();
    if (!(await proof.use(transaction))) throw wrongCode();
    const event = { action: 'email-verified', userId: id, actorId: id } as const;
    await recordEvent(transaction, { ...caller, ...event, at: services.clock() });
  });
}

/** Says no more than that, so that the same words serve people who are not signed in. */
export function wrongCode(): Problem {
  const message = 'This code is wrong or no longer valid. Check it, or request a new one.';
  return new Problem(400, message, { otp: message });
}
