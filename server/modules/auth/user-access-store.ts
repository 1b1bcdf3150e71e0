import { and, eq, sql } from 'drizzle-orm';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/user.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import type { UserRow } from '#server/modules/users/user-rows.ts';

/** Any number, as long as every process on this database takes the same. */
const ACCESS_LOCK = 7_031_962;

/**
 * Until the transaction ends, no other takes an admin away: two admins who do so to each other at
 * the same moment do it one after the other, and the second is no admin any more.
 */
export async function lockAccess(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ACCESS_LOCK}::bigint)`);
}

export async function isActiveAdmin(db: Executor, id: string): Promise<boolean> {
  const isAdmin = and(eq(users.role, ADMIN_ROLE), eq(users.status, ACTIVE_STATUS));
  return (await db.$count(users, and(eq(users.id, id), isAdmin))) > 0;
}

/** With the password's hash, so never to be answered; null where there is no such person. */
export async function findUserRow(db: Executor, id: string): Promise<UserRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The database itself records the change, as that of this actor; null stands for nobody known. */
export async function setRole(
  transaction: Transaction,
  userId: string,
  { role, actorId }: { role: string; actorId: string | null },
): Promise<void> {
  await transaction.execute(sql`select set_config('gida.actor', ${actorId ?? ''}, true)`);
  await transaction.update(users).set({ role }).where(eq(users.id, userId));
}

export async function setStatus(db: Executor, userId: string, status: string): Promise<void> {
  await db.update(users).set({ status }).where(eq(users.id, userId));
}
