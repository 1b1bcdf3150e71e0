import { and, eq, gt, lt, sql } from 'drizzle-orm';
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
        set: { codeHash, expiresAt, tries: 0 },
      });
  });
}

/** Counts a try and returns the stored hash, or null if the code is expired or used up. */
export async function tryCode(
  db: Executor,
  { userId, purpose }: CodeKey,
  { now, maxTries }: { now: Date; maxTries: number },
): Promise<string | null> {
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, maxTries),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  return tried?.codeHash ?? null;
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
