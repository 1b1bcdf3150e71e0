import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id with OWASP's parameters: 19 MiB and two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free, so that requests are answered while passwords are hashed. */
const limit = pLimit(Math.max(1, availableParallelism() - 1));

/** What to store of a password; it carries its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(comparable(password), parameters));
}

/** Takes as long where there is no hash to compare with, so that the time tells nothing. */
export async function isPasswordOf(passwordHash: string | null, password: string) {
  const stored = passwordHash ?? (await nobodysHash());
  const isRight = await limit(() => verify(stored, comparable(password)));
  return isRight && passwordHash !== null;
}

let nobodys: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(crypto.randomUUID());
  return nobodys;
}

/** Without outer spaces, and the same whichever keyboard composed its accents. */
function comparable(password: string): string {
  return password.trim().normalize('NFKC');
}
