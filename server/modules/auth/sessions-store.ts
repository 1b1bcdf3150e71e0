import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import { sessions } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import type { UserRow } from '#server/modules/users/user-rows.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** More than anyone's browsers; beyond it the ones used longest ago end. */
const SESSIONS_PER_USER = 50;

export async function insertSession(db: Executor, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(SESSIONS_PER_USER);
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, session.userId), notInArray(sessions.id, kept)));
}

/** The session of that token, expired or not, with whom it belongs to. */
export async function findSession(
  db: Executor,
  tokenHash: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return found ?? null;
}

/** Notes that the session was used, and its owner active. */
export async function noteUse(
  db: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  at: Date,
): Promise<void> {
  // In no transaction: whoever changes a password holds the person first, and then their sessions.
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, id));
  await db.update(users).set({ lastActive: at }).where(eq(users.id, userId));
}

/** The sessions of a person that have not expired, the latest used first. */
export async function listSessions(
  db: Executor,
  userId: string,
  { usedAfter, signedInAfter }: { usedAfter: Date; signedInAfter: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.lastUsedAt, usedAfter),
        gt(sessions.signedInAt, signedInAfter),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** False where the person has no such session. */
export async function deleteSession(
  db: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of a person, but for the one of that id. */
export async function deleteSessionsOf(
  db: Executor,
  userId: string,
  keptId?: string,
): Promise<void> {
  const others = keptId === undefined ? undefined : ne(sessions.id, keptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
