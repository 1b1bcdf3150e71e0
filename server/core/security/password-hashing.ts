import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { networksOf } from '#server/core/http/client.ts';

/** OWASP's parameters for Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free, so that requests are served while passwords are hashed. */
const limit = pLimit(Math.max(1, availableParallelism() - 1));

/** The networks that wait for their turn, or have it. */
const queues = new Map<string, LimitFunction>();

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

/**
 * Runs one task of a network at a time, for tasks that hash passwords: those of other networks then
 * wait for one of them only. A task must not wait for another turn.
 */
export async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
  // Use the largest prefix, because one subscriber may own all of it.
  const network = networksOf(address).at(-1) ?? '';
  const queue = queues.get(network) ?? pLimit(1);
  queues.set(network, queue);
  try {
    return await queue(work);
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) queues.delete(network);
  }
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
