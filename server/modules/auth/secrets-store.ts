import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { secrets } from '#server/core/database/schema.ts';

/** The random key of that name, made on first use and the same ever after. */
export async function secretOf(db: Executor, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value: made }).onConflictDoNothing();
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`The secret ${name} is gone`);
  return secret.value;
}
