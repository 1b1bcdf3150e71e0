import { and, eq, sql } from 'drizzle-orm';
import { ACTIVE_STATUS } from '#contract/endpoints/user.ts';
import type { Executor } from '#server/core/database/database.ts';
import { type UserRow, users } from '#server/core/database/schema.ts';

/** Records a sign-in; returns false if the user was deleted, deactivated or changed the password. */
export async function recordSignIn(
  db: Executor,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  at: Date,
): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ lastActive: at, totalLogins: sql`${users.totalLogins} + 1` })
    .where(
      and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.status, ACTIVE_STATUS)),
    )
    .returning({ id: users.id });
  return updated.length > 0;
}

/** Returns false if the user was deleted or changed the email address. */
export async function setVerified(
  db: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ isVerified: true })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return updated.length > 0;
}

/** Removes the photo, whose file the cleanup deletes, and a new email that waits for its code. */
export async function removeProfileChanges(db: Executor, id: string): Promise<void> {
  await db.update(users).set({ photoName: null, newEmail: null }).where(eq(users.id, id));
}

/**
 * Also drops a new address that is not verified yet. Returns false if the user was deleted or changed
 * the password in the meantime.
 */
export async function setPassword(
  db: Executor,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ passwordHash: newHash, newEmail: null })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return updated.length > 0;
}
