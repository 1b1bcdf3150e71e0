import { describe, expect, it } from 'vitest';
import { payloadOf } from '#src/lib/unwrap.ts';

const house = { _id: '1', title: 'House' };
const meta = { total: 1, nextCursor: null };

describe('The payload of an answer', () => {
  it.each([
    ['bare', house],
    ['in data', { message: 'Found', data: house }],
    ['in data.data', { status: 'success', data: { data: house } }],
  ])('is found %s', (_where, answer) => {
    expect(payloadOf(answer).payload).toEqual(house);
  });

  it.each([
    ['bare', [house]],
    ['in data', { data: [house] }],
    ['in data.data', { data: { data: [house] } }],
  ])('may be a list %s', (_where, answer) => {
    expect(payloadOf(answer)).toEqual({ payload: [house], meta: undefined });
  });

  it('is not looked for below data.data', () => {
    expect(payloadOf({ data: { data: { data: 1 } } }).payload).toEqual({ data: 1 });
  });

  it.each([
    ['the first', { data: [house], meta }],
    ['the second', { data: { data: [house], meta } }],
  ])('comes with the meta that lies beside it in %s envelope', (_which, answer) => {
    expect(payloadOf(answer)).toEqual({ payload: [house], meta });
  });

  it.each([null, undefined, '', 'text', 7])('may be no object at all: %j', (answer) => {
    expect(payloadOf(answer).payload).toBe(answer);
  });
});
