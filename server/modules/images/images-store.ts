import { isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { propertyImages, users } from '#server/core/database/schema.ts';

/** An arbitrary number, the same in every process on this database. */
const IMAGES_LOCK = 7_031_961;

/**
 * Serializes transactions that start to use images or delete them. The same image is stored once, so
 * it must not be deleted for one property while another starts to use it.
 */
export async function lockImages(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${IMAGES_LOCK}::bigint)`);
}

/** Returns the images that no property and no user refers to. */
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

/** Returns the images that properties and users refer to, each once. */
export async function findUsedImages(db: Executor): Promise<string[]> {
  const ofProperties = db.select({ name: propertyImages.name }).from(propertyImages);
  const ofUsers = db
    .select({ name: sql<string>`${users.photoName}` })
    .from(users)
    .where(isNotNull(users.photoName));
  const rows = await union(ofProperties, ofUsers);
  return rows.map(({ name }) => name).sort();
}
