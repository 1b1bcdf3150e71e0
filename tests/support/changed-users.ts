import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { users } from '#server/core/database/schema.ts';
import type { TestApp } from './test-app.ts';
import { type Person, registerPerson } from './users.ts';

/** Makes of a person what they cannot become by themselves, such as an admin. */
export async function changeUser(
  db: Database,
  { id }: Pick<Person, 'id'>,
  changes: Partial<UserRow>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Somebody whose address is verified. */
export async function verifiedPerson({ app, db }: TestApp, fullName: string): Promise<Person> {
  const person = await registerPerson(app, { fullName });
  await changeUser(db, person, { isVerified: true });
  return person;
}

/** An admin whose address is verified, signed in. */
export async function registerAdmin(test: TestApp, fullName = 'Ada Obi'): Promise<Person> {
  const person = await verifiedPerson(test, fullName);
  await changeUser(test.db, person, { role: 'admin' });
  return person;
}
