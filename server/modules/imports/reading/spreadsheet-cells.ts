import { z } from 'zod';

const plainNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const groupedNumber = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const currencyPrefix = /^(₦|NGN|N)\s*/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: databases reject these
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** A block of flats can have many rooms. */
const MAX_ROOMS = 200;

/** Required text with normalized spaces, at most 200 characters. */
export function textCell() {
  return z
    .string()
    .transform((text) => text.trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, { error: 'is empty', abort: true })
        .max(200, 'has more than 200 characters')
        .refine((text) => !controlCharacter.test(text), 'has characters that are not text'),
    );
}

/** One of these choices, ignoring case. */
export function choiceCell(choices: readonly string[]) {
  const byName = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  return textCell().transform((text, context) => {
    const choice = byName.get(text.toLowerCase());
    return choice ?? reject(context, `should be one of ${choices.join(', ')}, not "${text}"`);
  });
}

/** A count, such as '5' or '5.0'. */
export function countCell(min = 0) {
  return z.string().transform((text, context) => {
    const count = readNumber(text);
    if (text.trim() === '') return reject(context, 'is empty');
    if (count !== null && Number.isInteger(count) && count >= min && count <= MAX_ROOMS) {
      return count;
    }
    return reject(context, `should be a whole number from ${min} to ${MAX_ROOMS}, not "${text}"`);
  });
}

/** A price in whole naira, such as '85000000', '₦85,000,000' or '1.8E+12'; null if empty or 0. */
export function nairaCell() {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return null;
    const naira = readNumber(text.trim().replace(currencyPrefix, ''));
    if (naira !== null && Number.isSafeInteger(naira) && naira >= 0) return naira || null;
    return reject(context, `should be a price in whole naira, not "${text}"`);
  });
}

function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (plainNumber.test(trimmed)) return Number(trimmed);
  return groupedNumber.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : null;
}

function reject(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
