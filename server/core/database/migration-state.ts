import { join } from 'node:path';
import { max } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

// Not a URL: the stories run the server in jsdom, for which Vite turns it into a web address.
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Where drizzle notes which migrations ran; `createdAt` is when each was generated. */
const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

const neededMigration = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** Whether the database answers and has at least the migrations that this code needs. */
export async function isUpToDate(db: Executor): Promise<boolean> {
  const [applied] = await db
    .select({ latest: max(appliedMigrations.createdAt) })
    .from(appliedMigrations);
  return (applied?.latest ?? 0) >= neededMigration;
}
