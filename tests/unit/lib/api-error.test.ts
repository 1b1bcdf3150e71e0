// @vitest-environment jsdom
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { expect, it } from 'vitest';
import { ConflictError } from '#src/lib/api-response.ts';
import { toApiError } from '#src/lib/http.ts';

function failure(status: number, data: unknown) {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = {
    status,
    data: JSON.stringify(data),
    statusText: '',
    headers: {},
    config,
  };
  return new AxiosError(`Request failed with status code ${status}`, '', config, null, response);
}

it("An error shows the server's message, else its own, else a general one", () => {
  expect(toApiError(failure(500, { message: 'We are moving.' })).message).toBe('We are moving.');
  expect(toApiError(failure(500, {})).message).toBe('Request failed with status code 500');
  expect(toApiError('a string').message).toBe('An unexpected error occurred. Please try again.');
});

it('A conflict is an error of its own type', () => {
  expect(toApiError(failure(409, {}))).toBeInstanceOf(ConflictError);
});
