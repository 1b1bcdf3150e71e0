import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { type UserRow, users } from '#server/core/database/schema.ts';

export type NewUser = typeof users.$inferInsert;
export type ListedUser = UserRow & { propertiesSaved: number };

/** Adds users and returns their ids; existing ids and email addresses are skipped. */
export async function insertUsers(db: Executor, added: readonly NewUser[]): Promise<string[]> {
  const inserted = await db
    .insert(users)
    .values([...added])
    .onConflictDoNothing()
    .returning({ id: users.id });
  return inserted.map(({ id }) => id);
}

function selectUsers(db: Executor) {
  const propertiesSaved = db.$count(savedProperties, eq(savedProperties.userId, users.id));
  return db
    .select({ ...getTableColumns(users), propertiesSaved })
    .from(users)
    .$dynamic();
}

/** Every user, newest first. */
export async function listUserRows(db: Executor): Promise<ListedUser[]> {
  return selectUsers(db).orderBy(desc(users.registrationDate), desc(users.id));
}

export async function findListedUser(db: Executor, id: string): Promise<ListedUser | null> {
  const [row] = await selectUsers(db).where(eq(users.id, id));
  return row ?? null;
}

export async function findUserRow(db: Executor, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Finds a user by an email address in lower case. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Deletes a user and every row that belongs to them; returns the user, or null. */
export async function deleteUser(db: Executor, id: string): Promise<UserRow | null> {
  const [deleted] = await db.delete(users).where(eq(users.id, id)).returning();
  return deleted ?? null;
}

type ChangeableFields = Partial<
  Pick<
    UserRow,
    'fullName' | 'email' | 'newEmail' | 'isVerified' | 'phoneNumber' | 'location' | 'photoName'
  >
>;

/** Updates a user and returns the previous row, or null. */
export async function updateUser(
  transaction: Transaction,
  id: string,
  changes: ChangeableFields,
): Promise<UserRow | null> {
  const byId = eq(users.id, id);
  const [before] = await transaction.select().from(users).where(byId).for('update');
  if (!before) return null;
  const hasChanges = Object.values(changes).some((value) => value !== undefined);
  if (hasChanges) await transaction.update(users).set(changes).where(byId);
  return before;
}

/** An arbitrary number, the same in every process on this database. */
const ACCESS_LOCK = 7_031_962;

/** Serializes changes of roles and status, so that two admins cannot demote each other at once. */
export async function lockAccess(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ACCESS_LOCK}::bigint)`);
}

const isAdmin = and(eq(users.role, ADMIN_ROLE), eq(users.status, ACTIVE_STATUS));

export async function isActiveAdmin(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isAdmin))) > 0;
}

export async function hasActiveAdmin(db: Executor): Promise<boolean> {
  return (await db.$count(users, isAdmin)) > 0;
}

/** A database trigger records the change and its actor in the audit log. */
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

export async function countUsers(db: Executor): Promise<number> {
  return db.$count(users);
}

/** Users who may sign in and were active after `since`. */
export async function countActiveUsers(db: Executor, since: Date): Promise<number> {
  return db.$count(users, and(eq(users.status, ACTIVE_STATUS), gt(users.lastActive, since)));
}

/** Registrations by day in Lagos, oldest first; days without any are left out. */
export async function countRegistrations(db: Executor): Promise<{ date: string; count: number }[]> {
  const date = sql<string>`to_char(${users.registrationDate} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  return db
    .select({ date, count: sql<number>`count(*)::integer` })
    .from(users)
    .groupBy(date)
    .orderBy(date);
}
