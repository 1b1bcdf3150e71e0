import { createHash, randomInt } from 'node:crypto';

/** The id of a property that comes from elsewhere: the same key always has the same id. */
export function derivedPropertyId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}

/** Without letters that are mistaken for digits when somebody reads them out. */
const REFERENCE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people call a new property by; one of a thousand million. */
export function newReference(): string {
  const characters = Array.from(
    { length: 6 },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  );
  return `GD-${characters.join('')}`;
}
