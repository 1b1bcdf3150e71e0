import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { recoveryCodes, twoFactor } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';

type TwoFactorRow = typeof twoFactor.$inferSelect;

export async function findTwoFactor(db: Executor, userId: string): Promise<TwoFactorRow | null> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row ?? null;
}

/** Stores a key that is not required yet, unless two-step login is on or the user was deleted. */
export async function putKey(
  db: Executor,
  userId: string,
  key: string,
): Promise<'stored' | 'already on' | 'no user'> {
  return db.transaction(async (transaction) => {
    const byId = eq(users.id, userId);
    const [user] = await transaction.select().from(users).where(byId).for('key share');
    if (!user) return 'no user';
    const stored = await transaction
      .insert(twoFactor)
      .values({ userId, key })
      .onConflictDoUpdate({
        target: twoFactor.userId,
        set: { key, lastPeriod: 0 },
        setWhere: isNull(twoFactor.turnedOnAt),
      })
      .returning({ userId: twoFactor.userId });
    return stored.length > 0 ? 'stored' : 'already on';
  });
}

/** Requires codes of this key from now on; returns false if it is on already or the key changed. */
export async function turnOn(
  db: Executor,
  { userId, key }: Pick<TwoFactorRow, 'userId' | 'key'>,
  at: Date,
): Promise<boolean> {
  const updated = await db
    .update(twoFactor)
    .set({ turnedOnAt: at })
    .where(and(eq(twoFactor.userId, userId), eq(twoFactor.key, key), isNull(twoFactor.turnedOnAt)))
    .returning({ userId: twoFactor.userId });
  return updated.length > 0;
}

/** Deletes the key and the recovery codes; returns false if two-step login was not on. */
export async function deleteTwoFactor(db: Executor, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await db
    .delete(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.turnedOnAt)))
    .returning({ userId: twoFactor.userId });
  return deleted.length > 0;
}

/** Records the period of an accepted code; returns false if it or a later one was used already. */
export async function consumePeriod(
  db: Executor,
  { userId, key }: Pick<TwoFactorRow, 'userId' | 'key'>,
  period: number,
): Promise<boolean> {
  const updated = await db
    .update(twoFactor)
    .set({ lastPeriod: period })
    .where(
      and(eq(twoFactor.userId, userId), eq(twoFactor.key, key), lt(twoFactor.lastPeriod, period)),
    )
    .returning({ userId: twoFactor.userId });
  return updated.length > 0;
}

/** Stores the hashes of recovery codes in place of the previous ones. */
export async function putRecoveryCodes(
  db: Executor,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Returns false if there is no such code, or it was used already. */
export async function consumeRecoveryCode(
  db: Executor,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const deleted = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return deleted.length > 0;
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
