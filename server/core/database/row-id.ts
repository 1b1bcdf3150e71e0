import { createHash, randomBytes } from 'node:crypto';

/** A new id: 24 lower-case hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}

/** An id derived from a key: the same key always has the same id. */
export function derivedId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}

/** Whether a text has the form of an id. PostgreSQL rejects some texts, such as those with NUL. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
