import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { recoveryCodes, replacedEmails, twoFactor } from '#server/core/database/accounts-schema.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { type UserRow, users } from '#server/core/database/schema.ts';

export type ReplacedEmail = typeof replacedEmails.$inferSelect;

/** Replaces the address by the new one; returns false if either changed in the meantime. */
export async function replaceByNewEmail(
  transaction: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  replaced: ReplacedEmail,
): Promise<boolean> {
  const isUnchanged = and(
    eq(users.id, id),
    eq(users.email, replaced.email),
    eq(users.newEmail, email),
  );
  const updated = await transaction
    .update(users)
    .set({ email, newEmail: null })
    .where(isUnchanged)
    .returning({ id: users.id });
  if (updated.length > 0) await transaction.insert(replacedEmails).values(replaced);
  return updated.length > 0;
}

/** Returns null if it was replaced before `after`, or the change was undone. */
export async function findReplacedEmail(
  db: Executor,
  id: string,
  after: Date,
): Promise<ReplacedEmail | null> {
  const isRecent = and(eq(replacedEmails.id, id), gt(replacedEmails.replacedAt, after));
  const [row] = await db.select().from(replacedEmails).where(isRecent);
  return row ?? null;
}

/**
 * Restores a replaced address and turns off two-step login that was turned on since, or in the
 * `msBefore` milliseconds before. The links to undo this change and later ones become invalid.
 */
export async function restoreEmail(
  transaction: Transaction,
  { userId, email, replacedAt }: ReplacedEmail,
  passwordHash: string,
  msBefore: number,
): Promise<void> {
  await transaction
    .update(users)
    .set({ email, newEmail: null, isVerified: true, passwordHash })
    .where(eq(users.id, userId));
  await transaction
    .delete(replacedEmails)
    .where(and(eq(replacedEmails.userId, userId), gte(replacedEmails.replacedAt, replacedAt)));
  const turnedOff = await transaction
    .delete(twoFactor)
    .where(
      and(
        eq(twoFactor.userId, userId),
        gte(twoFactor.turnedOnAt, new Date(+replacedAt - msBefore)),
      ),
    )
    .returning({ userId: twoFactor.userId });
  if (turnedOff.length > 0) {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  }
}

export async function isReplacedEmailOfOther(
  db: Executor,
  { userId, email }: Pick<ReplacedEmail, 'userId' | 'email'>,
): Promise<boolean> {
  const isOther = and(eq(replacedEmails.email, email), ne(replacedEmails.userId, userId));
  return (await db.$count(replacedEmails, isOther)) > 0;
}
