import { describe, expect, it } from 'vitest';
import { unwrap } from '#src/lib/api-response.ts';

const house = { _id: '1', title: 'House' };
const meta = { total: 1, nextCursor: null };

describe('The payload of a response', () => {
  it.each([
    ['bare', house],
    ['in data', { message: 'Found', data: house }],
    ['in data.data', { status: 'success', data: { data: house } }],
  ])('is found %s', (_where, body) => {
    expect(unwrap(body).payload).toEqual(house);
  });

  it.each([
    ['bare', [house]],
    ['in data', { data: [house] }],
    ['in data.data', { data: { data: [house] } }],
  ])('may be a list %s', (_where, body) => {
    expect(unwrap(body)).toMatchObject({ payload: [house], meta: undefined });
  });

  it('is not read below data.data', () => {
    expect(unwrap({ data: { data: { data: 1 } } }).payload).toEqual({ data: 1 });
  });

  it.each([
    ['the first', { data: [house], meta }],
    ['the second', { data: { data: [house], meta } }],
  ])('comes with the meta that lies beside it in %s envelope', (_which, body) => {
    expect(unwrap(body)).toMatchObject({ payload: [house], meta });
  });

  it.each([
    ['text', { message: 'Saved' }, 'Saved'],
    ['text below data', { data: { message: 'Saved' } }, 'Saved'],
    [
      'a list of texts',
      { message: ['Title is required', '', 'Price is invalid'] },
      'Title is required; Price is invalid',
    ],
    ['missing', { data: house }, null],
  ])('has a message that is %s', (_kind, body, message) => {
    expect(unwrap(body).message).toBe(message);
  });

  it.each([null, undefined, '', 'text', 7])('may be no object: %j', (body) => {
    expect(unwrap(body).payload).toBe(body);
  });
});
