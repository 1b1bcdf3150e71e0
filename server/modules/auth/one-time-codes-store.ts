import { and, eq, gt } from 'drizzle-orm';
import { oneTimeCodes } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';

type CodeKey = Pick<typeof oneTimeCodes.$inferSelect, 'userId' | 'purpose'>;

/** Stores a code in place of the user's previous one with the same purpose. */
export async function replaceCode(
  db: Executor,
  code: CodeKey & { codeHash: string; expiresAt: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const byId = eq(users.id, code.userId);
    const [user] = await transaction.select().from(users).where(byId).for('key share');
    if (!user) return;
    const { codeHash, expiresAt } = code;
    await transaction
      .insert(oneTimeCodes)
      .values(code)
      .onConflictDoUpdate({
        target: [oneTimeCodes.userId, oneTimeCodes.purpose],
        set: { codeHash, expiresAt },
      });
  });
}

/** The hash of a user's code, or null if there is none or it is expired. */
export async function findCode(
  db: Executor,
  { userId, purpose }: CodeKey,
  now: Date,
): Promise<string | null> {
  const [found] = await db
    .select({ codeHash: oneTimeCodes.codeHash })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        gt(oneTimeCodes.expiresAt, now),
      ),
    );
  return found?.codeHash ?? null;
}

/** Deletes a code; returns false if a parallel request has deleted it already. */
export async function deleteCode(
  db: Executor,
  { userId, purpose, codeHash }: CodeKey & { codeHash: string },
): Promise<boolean> {
  const deleted = await db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.codeHash, codeHash),
      ),
    )
    .returning({ userId: oneTimeCodes.userId });
  return deleted.length > 0;
}

export async function deleteAllCodes(db: Executor): Promise<void> {
  await db.delete(oneTimeCodes);
}
