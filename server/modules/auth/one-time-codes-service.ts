import { and, eq, gt } from 'drizzle-orm';
import { OTP_MINUTES } from '#contract/endpoints/session.ts';
import { OTP_LENGTH } from '#contract/rules/field-rules.ts';
import { oneTimeCodes } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import type { Client } from '#server/core/http/client.ts';
import { fieldError, type HttpError } from '#server/core/http/http-error.ts';
import { isSameText, keyedHash, randomText } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';

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
  await db.transaction(async (transaction) => {
    const byId = eq(users.id, userId);
    const [user] = await transaction.select().from(users).where(byId).for('key share');
    if (!user) return;
    await transaction
      .insert(oneTimeCodes)
      .values({ userId, purpose, codeHash, expiresAt })
      .onConflictDoUpdate({
        target: [oneTimeCodes.userId, oneTimeCodes.purpose],
        set: { codeHash, expiresAt },
      });
  });
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
  const [stored] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(isOf(owner), gt(oneTimeCodes.expiresAt, clock())));
  const codeHash = hashOf(await secret(), owner, code);
  if (!stored || !isSameText(stored.codeHash, codeHash)) {
    const userId = isUnknown ? null : owner.userId;
    const event = { action: 'code-check-failed', userId, actorId: null, at: clock() } as const;
    await recordEvent(db, { ...client, ...event, details: { purpose: owner.purpose } });
    throw wrongCode();
  }
  return {
    async consume(transaction) {
      const deleted = await transaction
        .delete(oneTimeCodes)
        .where(and(isOf(owner), eq(oneTimeCodes.codeHash, codeHash)))
        .returning({ userId: oneTimeCodes.userId });
      return deleted.length > 0;
    },
  };
}

function isOf({ userId, purpose }: CodeOwner) {
  return and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose));
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
