import type { Client } from '#server/core/client.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { type Attempt, claimAttempts } from '#server/core/rate-limits.ts';
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
  await claimAttempts(
    services,
    [
      { limit: 'codeSentPerMinute', account: userId },
      { limit: 'codeSentPerHour', account: userId },
    ],
    { userId, messageFor: (wait) => `Please wait ${wait} before requesting another code.` },
  );
  const at = services.clock();
  await enqueueEmail(services.db, { userId, type: 'verification-code', at, device });
  services.mailer.wake();
  return true;
}

/** @throws HttpError 400 if the code is wrong */
export async function verifyEmail(
  services: Services,
  { id: userId, email }: UserRow,
  otp: string,
  client: Client,
): Promise<void> {
  const attempts: Attempt[] = [
    { limit: 'verificationByNetwork', address: client.address },
    { limit: 'verificationByAccount', account: userId },
  ];
  await claimAttempts(services, attempts, { userId });
  const code = await checkCode(services, { userId, purpose: 'verify-email', email }, otp, {
    client,
  });
  await services.db.transaction(async (transaction) => {
    // Every transaction locks the user row first, so that two of them cannot deadlock.
    if (!(await setVerified(transaction, { id: userId, email }))) throw wrongCode();
    if (!(await code.consume(transaction))) throw wrongCode();
    await recordOwnEvent(transaction, 'email-verified', { userId, client, at: services.clock() });
  });
}
