import { eq, lte, sql } from 'drizzle-orm';
import { rateLimits } from './database/accounts-schema.ts';
import type { Executor } from './database/database.ts';

/** Counts an attempt in the current window, or in a new one if that has ended. */
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
        // Capped far above every limit, so that the column cannot overflow.
        attempts: sql`case when ${isOver} then 1 else least(${rateLimits.attempts}, 1000000) + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, resetsAt: rateLimits.resetsAt });
  if (!counted) throw new Error('The attempt was not counted');
  return counted;
}

export async function uncountAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function deleteAttempts(db: Executor, keys: readonly string[]): Promise<void> {
  for (const key of keys) await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
