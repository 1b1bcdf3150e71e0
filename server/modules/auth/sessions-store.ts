import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import { type SessionRow, sessions } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { type UserRow, users } from '#server/core/database/schema.ts';

const MAX_SESSIONS_PER_USER = 50;

/** Adds a session, and ends the user's least recently used ones if there are too many. */
export async function insertSession(db: Executor, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MAX_SESSIONS_PER_USER);
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, session.userId), notInArray(sessions.id, kept)));
}

/** A session, expired or not, with its user. */
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

/** Sets when a session was last used and its user last active. */
export async function recordUse(
  db: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  at: Date,
): Promise<void> {
  // Not in one transaction, which could deadlock: a password change locks the user first and then
  // the sessions.
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`greatest(${sessions.lastUsedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, id));
  await db.update(users).set({ lastActive: at }).where(eq(users.id, userId));
}

/** A user's sessions, most recently used first. */
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

/** Returns false if the user has no such session. */
export async function deleteSession(
  db: Executor,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Deletes a user's sessions except the one with `keptId`. */
export async function deleteSessions(db: Executor, userId: string, keptId?: string): Promise<void> {
  const others = keptId === undefined ? undefined : ne(sessions.id, keptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
