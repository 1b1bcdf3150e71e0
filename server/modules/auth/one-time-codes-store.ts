import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { oneTimeCodes } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import type { CodePurpose } from './one-time-code.ts';

interface CodePlace {
  userId: string;
  purpose: CodePurpose;
}

/** Stores a person's new code in place of an older one of the same purpose. */
export async function replaceCode(
  db: Executor,
  code: CodePlace & { codeHash: string; expiresAt: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const ofUser = eq(users.id, code.userId);
    const [user] = await transaction.select().from(users).where(ofUser).for('key share');
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

/** Counts a try; answers with the hash to compare, or null where no code can be tried any more. */
export async function tryCode(
  db: Executor,
  { userId, purpose }: CodePlace,
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

/** Uses a code up; of two who do so at once, one gets false. */
export async function takeCode(
  db: Executor,
  { userId, purpose, codeHash }: CodePlace & { codeHash: string },
): Promise<boolean> {
  const taken = await db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.codeHash, codeHash),
      ),
    )
    .returning({ userId: oneTimeCodes.userId });
  return taken.length > 0;
}
