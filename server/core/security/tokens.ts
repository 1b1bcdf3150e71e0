import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** A hash that cannot be computed without the secret. */
export function keyedHash(
  secret: string,
  parts: readonly unknown[],
  encoding: 'hex' | 'base64url',
): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest(encoding);
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function randomText(characters: string, length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
