import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { UserRow } from '#server/db/user-rows.ts';
import { updateSession } from '#src/lib/session.ts';
import { type Person, registerPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Makes of a person what only the server may: an admin, or somebody whose address is verified. */
export async function changeUser(
  db: Database,
  { id }: Person,
  changes: Partial<Pick<UserRow, 'role' | 'isVerified' | 'status'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Somebody whose address is verified. */
export async function verifiedPerson({ app, db }: TestApp, fullName: string): Promise<Person> {
  const person = await registerPerson(app, { fullName });
  await changeUser(db, person, { isVerified: true });
  return person;
}

/** Begins a story with somebody who is signed in already. */
export function signedInAs({ user, email, token }: Person, { isVerified = true } = {}): void {
  updateSession({ fullName: user.fullName ?? email, email, token, isVerified });
}

/** The code in the latest letter to an address. */
export async function codeSentTo({ sendLetters }: TestApp, email: string): Promise<string> {
  const letters = await sendLetters();
  const code = letters.findLast(({ to, code }) => to === email && code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}
