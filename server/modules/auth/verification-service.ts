import { type Client, networkOf } from '#server/core/client.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { setVerified } from './credentials-store.ts';
import { checkCode, wrongCode } from './one-time-codes-service.ts';

/** Sends a new code; returns false if the email is verified already. */
export async function requestVerification(
  services: Services,
  { id: userId, isVerified }: UserRow,
  { device }: Client,
): Promise<boolean> {
  if (isVerified) return false;
  await claimCode(services, userId);
  const at = services.clock();
  await enqueueEmail(services.db, { userId, type: 'verification-code', at, device });
  services.mailer.wake();
  return true;
}

/** Limits the codes sent to a user. @throws TooManyAttempts */
export async function claimCode(services: Services, subject: string): Promise<void> {
  await claimAttempts(
    services,
    [
      ['codeAtOnce', subject],
      ['codeSent', subject],
    ],
    (wait) => `Please wait ${wait} before asking for another code.`,
  );
}

/** @throws HttpError 400 if the code is wrong */
export async function verifyEmail(
  services: Services,
  { id: userId, email }: UserRow,
  otp: string,
  client: Client,
): Promise<void> {
  await claimAttempts(services, [
    ['codeTriedFrom', networkOf(client.address)],
    ['codeTried', userId],
  ]);
  const code = await checkCode(services, { userId, purpose: 'verify-email', email }, otp);
  await services.db.transaction(async (transaction) => {
    // The user row is locked first, as everywhere, so that no two transactions deadlock.
    if (!(await setVerified(transaction, { id: userId, email }))) throw wrongCode();
    if (!(await code.consume(transaction))) throw wrongCode();
    await recordOwnEvent(transaction, 'email-verified', { userId, client, at: services.clock() });
  });
}
