import * as z from 'zod/mini';
import { isBlank } from './number-rules.ts';
import { messages } from './validation-messages.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const OTP_LENGTH = 6;

interface TextRule {
  min?: number;
  max?: number;
  /**
   * Accepted characters in addition to letters, digits and spaces. `punctuated` has dots, commas and
   * what else a postal address needs: Ado-Ekiti; 12/14 Bishop St., GRA (Phase 2).
   */
  accepts?: 'plain' | 'punctuated' | 'anything';
  numbers?: boolean;
}

const accepted = {
  plain: /^[\p{L}\p{M}\p{N} ]*$/u,
  punctuated: /^[\p{L}\p{M}\p{N} .,;:'’()/&#-]*$/u,
  anything: /^[\s\S]*$/,
} as const;

/** Trimmed text that is not empty. */
function requiredText(field: string) {
  return z
    .string({ error: messages.required(field) })
    .check(z.trim(), z.minLength(1, messages.required(field)));
}

/**
 * Rejects characters that reverse the text around them, and accents piled up over other lines. The
 * letters of Yoruba and Hausa have at most two combining marks (Ayọ̀).
 */
export function readableCharacters(field: string) {
  return [
    z.regex(/^\P{Bidi_Control}*$/u, messages.noDirectionCharacters(field)),
    z.regex(/^(?!.*\p{M}{4})/su, messages.noPiledAccents(field)),
  ] as const;
}

/** Text of a field: trimmed, 2 to 200 characters, no special characters by default. */
export function text(
  field: string,
  { min = 2, max = 200, accepts = 'plain', numbers = true }: TextRule = {},
) {
  const rule = requiredText(field).check(
    z.minLength(min, messages.tooShort(field, min)),
    z.maxLength(max, messages.tooLong(field, max)),
    ...readableCharacters(field),
    z.regex(accepted[accepts], messages.noSpecialCharacters(field)),
  );
  return numbers ? rule : rule.check(z.regex(/^\P{N}*$/u, messages.noNumbers(field)));
}

/** A person's name: Unicode letters, apostrophes, hyphens, dots and spaces (O'Brien, Ayọ̀). */
export function personName(field: string) {
  return text(field, { accepts: 'anything', numbers: false }).check(
    z.regex(/^[\p{L}\p{M}'’. -]+$/u, messages.noSpecialCharacters(field)),
  );
}

/** '' or a value that passes the rule. */
export function emptyOr(rule: z.ZodMiniType<string, string>) {
  return z.pipe(z.string().check(z.trim()), z.union([z.literal(''), rule]));
}

export function email(field = 'Email') {
  return z.pipe(
    requiredText(field).check(z.maxLength(200, messages.tooLong(field, 200))),
    z.email({ error: messages.email(field) }),
  );
}

/** A new password: outer spaces trimmed, inner ones rejected, at least 8 characters. */
export function password(field = 'Password') {
  return requiredText(field).check(
    z.regex(/^\S*$/, messages.noSpace(field)),
    z.minLength(PASSWORD_MIN_LENGTH, messages.weakPassword),
    z.maxLength(200, messages.tooLong(field, 200)),
  );
}

/** An existing password: only its presence and its length are checked. */
export function givenPassword(field = 'Password') {
  return z
    .string({ error: messages.required(field) })
    .check(
      z.minLength(1, messages.required(field)),
      z.maxLength(200, messages.tooLong(field, 200)),
    );
}

/** A Nigerian or international telephone number, with spaces and hyphens. */
export function phoneNumber(field = 'Phone number') {
  return requiredText(field).check(z.regex(/^\+?[\d\s()-]{7,20}$/, messages.invalid(field)));
}

/** A Date, or text that is parsed to one. */
export function date(field: string) {
  return z.pipe(
    z.transform((given) => {
      if (isBlank(given)) return undefined;
      return typeof given === 'string' ? new Date(given) : given;
    }),
    z.custom<Date>((given) => given instanceof Date && !Number.isNaN(given.getTime()), {
      error: ({ input }) =>
        input === undefined ? messages.required(field) : messages.invalid(field),
    }),
  );
}
