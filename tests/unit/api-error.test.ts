import { expect, it } from 'vitest';
import { apiErrorOf } from '#src/lib/api-error.ts';

it("A failure says the server's message, else its own, else that something unexpected happened", () => {
  const own = 'Request failed with status code 500';
  const refusal = (data: unknown) =>
    Object.assign(new Error(own), { response: { status: 500, data } });
  expect(apiErrorOf(refusal({ message: 'We are moving house.' })).message).toBe(
    'We are moving house.',
  );
  expect(apiErrorOf(refusal({})).message).toBe(own);
  expect(apiErrorOf('thrown by a stranger').message).toBe(
    'An unexpected error occurred. Please try again.',
  );
});
