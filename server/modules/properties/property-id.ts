import { randomInt } from 'node:crypto';

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
