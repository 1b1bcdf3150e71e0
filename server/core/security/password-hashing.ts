import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's parameters for Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free, so that requests are served while passwords are hashed. */
const limit = pLimit(Math.max(1, availableParallelism() - 1));

/** Returns the hash with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(normalizedPassword(password), parameters));
}

/** Takes the same time for an unknown user, whose hash is null. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const stored = passwordHash ?? (await placeholderHash());
  const isCorrect = await limit(() => verify(stored, normalizedPassword(password)));
  return isCorrect && passwordHash !== null;
}

let placeholder: Promise<string> | undefined;

function placeholderHash(): Promise<string> {
  placeholder ??= hashPassword(randomUUID());
  return placeholder;
}

/** Trims a password and normalizes its accents, which devices compose differently. */
export function normalizedPassword(password: string): string {
  return password.trim().normalize('NFKC');
}
