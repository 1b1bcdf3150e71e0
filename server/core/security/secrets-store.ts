import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { secrets } from '#server/core/database/schema.ts';

/** The random key of that name, created on first use. */
export async function secretOf(db: Executor, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`The secret ${name} is missing`);
  return secret.value;
}

/** Reads a key once; a failed read is repeated by the next call. */
export function secretReader(db: Executor, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= secretOf(db, name).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

/** Reads the key of codes and rate limits. */
export function accountSecret(db: Executor): () => Promise<string> {
  return secretReader(db, 'accounts');
}

/** Writes an unused row. @throws if the database is read-only, or its disk is full */
export async function checkWriting(db: Executor): Promise<void> {
  const row = { name: 'write-check', value: '' };
  await db
    .insert(secrets)
    .values(row)
    .onConflictDoUpdate({ target: secrets.name, set: { value: row.value } });
}
