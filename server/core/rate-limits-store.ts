import { eq, lte, sql } from 'drizzle-orm';
import { rateLimits } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';

/** Counts one more attempt, in the window that is open or a new one; answers with the window. */
export async function countAttempt(
  db: Executor,
  { key, now, windowMs }: { key: string; now: Date; windowMs: number },
): Promise<{ attempts: number; resetsAt: Date }> {
  const resetsAt = new Date(+now + windowMs);
  const isOver = lte(rateLimits.resetsAt, now);
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // Far beyond every limit, and far from what the column can hold.
        attempts: sql`case when ${isOver} then 1 else least(${rateLimits.attempts}, 1000000) + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, resetsAt: rateLimits.resetsAt });
  if (!counted) throw new Error('The attempt was not counted');
  return counted;
}

/** Takes back an attempt that turned out to be none. */
export async function uncountAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}
