import { OTP_MINUTES } from '#contract/endpoints/session.ts';
import { OTP_LENGTH } from '#contract/rules/field-rules.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { Client } from '#server/core/http/client.ts';
import { fieldError, type HttpError } from '#server/core/http/http-error.ts';
import { isSameText, keyedHash, randomText } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { deleteCode, findCode, replaceCode } from './one-time-codes-store.ts';

export interface CodeOwner {
  userId: string;
  purpose: 'verify-email' | 'reset-password';
  /** The address that the code is sent to. A change of address voids the code. */
  email: string;
}

/** A correct code. It is consumed in the transaction of the change that it permits. */
export interface CheckedCode {
  /** Returns false if a parallel request has consumed it. */
  consume(transaction: Executor): Promise<boolean>;
}

/** Creates a code, which voids the previous one. */
export async function issueCode(
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
  owner: CodeOwner,
): Promise<string> {
  const code = randomText('0123456789', OTP_LENGTH);
  const codeHash = hashOf(await secret(), owner, code);
  const { userId, purpose } = owner;
  const expiresAt = new Date(+clock() + OTP_MINUTES * 60_000);
  await replaceCode(db, { userId, purpose, codeHash, expiresAt });
  return code;
}

/**
 * Checks a code and records a failure in the audit log. A wrong code does not void the stored one, or
 * strangers could void it, so callers must limit the attempts.
 * @throws HttpError 400 if the code is wrong, expired or consumed
 */
export async function checkCode(
  { db, clock, secret }: Services,
  owner: CodeOwner,
  code: string,
  { client, isUnknown = false }: { client: Client; isUnknown?: boolean },
): Promise<CheckedCode> {
  const stored = await findCode(db, owner, clock());
  const codeHash = hashOf(await secret(), owner, code);
  if (stored === null || !isSameText(stored, codeHash)) {
    const userId = isUnknown ? null : owner.userId;
    const event = { action: 'code-check-failed', userId, actorId: null, at: clock() } as const;
    await recordEvent(db, { ...client, ...event, details: { purpose: owner.purpose } });
    throw wrongCode();
  }
  const { userId, purpose } = owner;
  return { consume: (transaction) => deleteCode(transaction, { userId, purpose, codeHash }) };
}

/** The same message for every reason, so that it does not reveal the reason. */
export function wrongCode(): HttpError {
  const message = 'This code is wrong or no longer valid. Check it, or request a new one.';
  return fieldError(400, 'otp', message);
}

/** Keyed, because all million codes could be tried against a plain hash within seconds. */
function hashOf(secret: string, { purpose, userId, email }: CodeOwner, code: string): string {
  return keyedHash(secret, [purpose, userId, email, code], 'hex');
}
