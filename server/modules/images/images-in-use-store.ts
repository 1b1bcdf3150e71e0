import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { propertyImages, users } from '#server/core/database/schema.ts';

/** Any number, as long as every process on this database takes the same. */
const PICTURES_LOCK = 7_031_961;

/**
 * Until the transaction ends, no other takes pictures into use or removes them: two people with
 * the same picture share one file, which one must not remove while the other takes it.
 */
export async function lockPictures(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${PICTURES_LOCK}::bigint)`);
}

/** Those of these pictures that neither a property nor a person shows. */
export async function findUnusedPictures(
  db: Executor,
  names: readonly string[],
): Promise<string[]> {
  const given = sql`unnest(${sql.param([...names])}::text[]) as given(name)`;
  const found = await db
    .select({ name: sql<string>`given.name` })
    .from(given)
    .where(
      sql`not exists (select from ${propertyImages} where ${propertyImages.name} = given.name)
        and not exists (select from ${users} where ${users.photoName} = given.name)`,
    );
  return found.map(({ name }) => name);
}
