import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { propertyImages, users } from '#server/core/database/schema.ts';

/** An arbitrary number, the same in every process on this database. */
const IMAGES_LOCK = 7_031_961;

/**
 * Serializes the use and the deletion of images: users with the same image share one file, which
 * must not be deleted for one while the other starts to use it.
 */
export async function lockImages(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${IMAGES_LOCK}::bigint)`);
}

/** Those of these images that no property and no user shows. */
export async function findUnusedImages(db: Executor, names: readonly string[]): Promise<string[]> {
  const given = sql`unnest(${sql.param([...names])}::text[]) as given(name)`;
  const rows = await db
    .select({ name: sql<string>`given.name` })
    .from(given)
    .where(
      sql`not exists (select from ${propertyImages} where ${propertyImages.name} = given.name)
        and not exists (select from ${users} where ${users.photoName} = given.name)`,
    );
  return rows.map(({ name }) => name);
}
