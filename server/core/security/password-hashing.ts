import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '#server/core/jobs/fair-queue.ts';

/** OWASP's parameters for Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free, so that requests are served while passwords are hashed. */
const queue = new FairQueue(Math.max(1, availableParallelism() - 1));

/**
 * Returns the hash with its salt and parameters. `address` is the client's, or '' without one.
 * @throws TemporaryError if too many passwords of its network wait
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return queue.run(address, () => hash(normalizedPassword(password), parameters));
}

/**
 * Takes the same time for an unknown user, whose hash is null.
 * @throws TemporaryError if too many passwords of the client's network wait
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
  address: string,
): Promise<boolean> {
  const stored = passwordHash ?? (await placeholderHash());
  const isCorrect = await queue.run(address, () => verify(stored, normalizedPassword(password)));
  return isCorrect && passwordHash !== null;
}

let placeholder: Promise<string> | undefined;

function placeholderHash(): Promise<string> {
  placeholder ??= hash(randomUUID(), parameters);
  return placeholder;
}

/** Trims a password and normalizes its accents, which devices compose differently. */
export function normalizedPassword(password: string): string {
  return password.trim().normalize('NFKC');
}
