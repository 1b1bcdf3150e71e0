import type { Executor } from './database.ts';
import { users } from './schema.ts';

export type NewUser = typeof users.$inferInsert;

/** Adds accounts; those whose id or e-mail address exists stay as they are. */
export async function insertUsers(db: Executor, added: readonly NewUser[]): Promise<void> {
  await db
    .insert(users)
    .values([...added])
    .onConflictDoNothing();
}
