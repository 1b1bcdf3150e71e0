import * as z from 'zod/mini';
import { messages } from './validation-messages.ts';

interface NumberRule {
  min?: number;
  max?: number;
}

/** A number or numeric text: not zero, and within the bounds. */
export function number(field: string, { min, max }: NumberRule = {}) {
  return z.pipe(
    z.transform((given) => (isBlank(given) ? undefined : Number(given))),
    z
      .number({
        error: ({ input }) =>
          input === undefined ? messages.required(field) : messages.invalid(field),
      })
      .check(
        z.refine(
          (value) => value !== 0 && value >= (min ?? value) && value <= (max ?? value),
          messages.invalid(field),
        ),
      ),
  );
}

/** Numeric text other than zero; it stays text. */
export function stringNumber(field: string) {
  return z.string({ error: messages.required(field) }).check(
    z.trim(),
    z.minLength(1, messages.required(field)),
    z.refine(
      (text) => Number.isFinite(Number(text)) && Number(text) !== 0,
      messages.invalid(field),
    ),
  );
}

export function isBlank(given: unknown): boolean {
  return given == null || (typeof given === 'string' && given.trim() === '');
}
