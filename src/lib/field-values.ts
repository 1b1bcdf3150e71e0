import * as z from 'zod/mini';
import { messages } from '#contract/validation-messages.ts';

interface NumberRule {
  min?: number;
  max?: number;
}

/** A number or numeric text: not zero, and within the bounds. */
export function number(field: string, { min, max }: NumberRule = {}) {
  return z.pipe(
    z.transform((given) => (isEmpty(given) ? undefined : Number(given))),
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
    z.minLength(1, { error: messages.required(field), abort: true }),
    z.refine(
      (text) => Number.isFinite(Number(text)) && Number(text) !== 0,
      messages.invalid(field),
    ),
  );
}

/** A Date, or a text that is converted to one. */
export function date(field: string) {
  return z.pipe(
    z.transform((given) =>
      isEmpty(given) ? undefined : typeof given === 'string' ? new Date(given) : given,
    ),
    z.date({
      error: ({ input }) =>
        input === undefined ? messages.required(field) : messages.invalid(field),
    }),
  );
}

export const ValidityDates = z.object({
  validFrom: date('Valid from'),
  validTo: z.optional(date('Valid to')),
});

export const SearchDates = z.object({
  searchFrom: date('Search from'),
  searchTo: date('Search to'),
});

function isEmpty(given: unknown): boolean {
  return given == null || (typeof given === 'string' && given.trim() === '');
}
