import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '#src/lib/secrets.ts';

const token = 'q7Jm2xT-secret-value';
const password = 'correct-horse';

describe('The log', () => {
  it.each([
    ['a header', { headers: { Authorization: `Bearer ${token}` } }],
    ['a header in lower case', { headers: { authorization: token } }],
    ['a session', { fullName: 'Ada', token }],
    ['a password', [{ form: { email: 'ada@example.com', confirmPassword: password } }]],
    ['a body that is text', `{"email":"ada@example.com","password":"${password}"}`],
    ['a body with a quotation mark in it', JSON.stringify({ password: `"${password}` })],
    ['an address', `/api/me?access_token=${token}&page=2`],
    ['a sentence', `The request with Bearer ${token} failed`],
    ['a map', new Map([['refreshToken', token]])],
    ['search parameters', new URLSearchParams({ token })],
    ['headers', new Headers({ Authorization: `Bearer ${token}` })],
    ['an error', new Error(`token: ${token} was rejected`)],
    [
      'an error with a request inside',
      Object.assign(new Error('401'), { config: { headers: { Authorization: token } } }),
    ],
    ['the cause of an error', new Error('failed', { cause: new Error(`password=${password}`) })],
    ['a JSON web token on its own', 'eyJhbGciOi.q7Jm2xT-secret-value.abc'],
  ])('hides secrets in %s', (_what, value) => {
    const printed = JSON.stringify(withoutSecrets(value));
    expect(printed).toContain('[hidden]');
    expect(printed).not.toContain(token);
    expect(printed).not.toContain(password);
  });

  it('does not change other values', () => {
    const value = {
      title: 'Authorised 4 bedroom duplex',
      price: 85_000_000,
      tokenExpired: true,
      tags: ['a', null, undefined],
    };
    expect(withoutSecrets(value)).toEqual(value);
  });

  it('keeps the message and the stack of an error', () => {
    expect(withoutSecrets(new TypeError('No such street'))).toMatchObject({
      name: 'TypeError',
      message: 'No such street',
      stack: expect.stringContaining('secrets.test.ts'),
    });
  });

  it('supports circular objects', () => {
    const loop: Record<string, unknown> = { token };
    loop.self = loop;
    expect(withoutSecrets(loop)).toEqual({ token: '[hidden]', self: '[…]' });
  });
});
