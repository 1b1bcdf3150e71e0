import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { ACTIVE_STATUS, type User } from '#contract/user.ts';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { type UserRow, userOf } from './user-rows.ts';

export type NewUser = typeof users.$inferInsert;

/** Adds accounts and returns their ids; those whose id or e-mail address exists stay as they are. */
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

/** Everyone, the newest first. */
export async function listUsers(db: Executor): Promise<User[]> {
  const rows = await selectUsers(db).orderBy(desc(users.registrationDate), desc(users.id));
  return rows.map(userOf);
}

/** Null where there is no such person. */
export async function findUser(db: Executor, id: string): Promise<User | null> {
  if (!isId(id)) return null;
  const [row] = await selectUsers(db).where(eq(users.id, id));
  return row ? userOf(row) : null;
}

/** By their address in lower case; with the password's hash, so never to be answered. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Counts a sign-in; false where the person is gone, deactivated or has another password meanwhile. */
export async function noteSignIn(
  db: Executor,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  at: Date,
): Promise<boolean> {
  const noted = await db
    .update(users)
    .set({ lastActive: at, totalLogins: sql`${users.totalLogins} + 1` })
    .where(
      and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.status, ACTIVE_STATUS)),
    )
    .returning({ id: users.id });
  return noted.length > 0;
}

/** False where the person is gone, or has another address meanwhile. */
export async function setVerified(
  db: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<boolean> {
  const verified = await db
    .update(users)
    .set({ isVerified: true })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return verified.length > 0;
}

/** False where the person is gone, or has another password meanwhile. */
export async function setPassword(
  db: Executor,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Deletes an account and all that hangs on it; null where there is none of that id. */
export async function deleteUser(db: Executor, id: string): Promise<UserRow | null> {
  const [deleted] = await db.delete(users).where(eq(users.id, id)).returning();
  return deleted ?? null;
}

type ChangeableFields = Partial<
  Pick<UserRow, 'fullName' | 'email' | 'phoneNumber' | 'location' | 'isVerified' | 'photoName'>
>;

/** Changes an account and returns it as it was before; null where there is none of that id. */
export async function updateUser(
  transaction: Transaction,
  id: string,
  changes: ChangeableFields,
): Promise<UserRow | null> {
  const ofUser = eq(users.id, id);
  const [before] = await transaction.select().from(users).where(ofUser).for('update');
  if (!before) return null;
  const changed = Object.values(changes).some((value) => value !== undefined);
  if (changed) await transaction.update(users).set(changes).where(ofUser);
  return before;
}
