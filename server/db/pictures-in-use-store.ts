import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from './database.ts';
import { propertyImages, users } from './schema.ts';

/** Any number, as long as every process on this database takes the same. */
const PICTURES_LOCK = 7_031_961;

/**
 * Until the transaction ends, no other takes pictures into use or removes them: two people with
 * the same picture share one file, which one must not remove while the other takes it.
 */
export async function lockPictures(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${PICTURES_LOCK}::bigint)`);
}

/** Whether a property or a person shows the picture of that name. */
export async function isPictureInUse(db: Executor, name: string): Promise<boolean> {
  const shown = await db.$count(propertyImages, eq(propertyImages.name, name));
  return shown > 0 || (await db.$count(users, eq(users.photoName, name))) > 0;
}
