import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { UserRow } from '#server/db/user-rows.ts';
import type { Person } from './people.ts';

/** Makes of a person what only the server may: an admin, or somebody whose address is verified. */
export async function changeUser(
  db: Database,
  { id }: Person,
  changes: Partial<Pick<UserRow, 'role' | 'isVerified' | 'status'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}
