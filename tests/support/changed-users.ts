import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import { type UserRow, users } from '#server/core/database/schema.ts';
import type { TestApp } from './test-app.ts';
import { registerUser, type TestUser } from './users.ts';

/** Changes a user in the database, to make an admin for example. */
export async function changeUser(
  db: Database,
  { id }: Pick<TestUser, 'id'>,
  changes: Partial<UserRow>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Registers a user with a verified email. */
export async function verifiedUser({ app, db }: TestApp, fullName: string): Promise<TestUser> {
  const user = await registerUser(app, { fullName });
  await changeUser(db, user, { isVerified: true });
  return user;
}

/** Registers an admin, signed in and verified. */
export async function registerAdmin(test: TestApp, fullName = 'Ada Obi'): Promise<TestUser> {
  const user = await verifiedUser(test, fullName);
  await changeUser(test.db, user, { role: 'admin' });
  return user;
}
