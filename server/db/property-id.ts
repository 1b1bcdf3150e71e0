import { createHash } from 'node:crypto';

/** The id of a property that comes from elsewhere: the same key always has the same id. */
export function derivedPropertyId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}

export function isPropertyId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
