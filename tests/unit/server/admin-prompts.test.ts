import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminInput, type Terminal } from '#server/modules/users/admin-prompts.ts';

/** A terminal with these lines of input. */
function fakeTerminal(...lines: string[]) {
  const shown: string[] = [];
  const hidden: string[] = [];
  const take = (into: string[], text: string) => {
    into.push(text);
    return Promise.resolve(lines.shift() ?? '');
  };
  const terminal: Terminal = {
    prompt: (text) => take(shown, text),
    promptSecret: (text) => take(hidden, text),
    close() {},
  };
  const input = adminInput({ promote: false, 'password-stdin': false }, terminal);
  return { input, shown, hidden };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('npm run create-admin on a terminal', () => {
  it('prompts for the email and the name until they are valid', async () => {
    const { input } = fakeTerminal('nobody', 'ada@gida.ng', 'Ada 2', 'Ada Obi');
    expect(await input.email()).toBe('ada@gida.ng');
    expect(console.error).toHaveBeenLastCalledWith('Email must be a valid email');
    expect(await input.fullName()).toBe('Ada Obi');
  });

  it('prompts for the password twice without echo, and again if it is weak or the two differ', async () => {
    const { input, shown, hidden } = fakeTerminal(
      ...['short', 'long-enough-1', 'another-one', 'long-enough-1', 'long-enough-1'],
    );
    expect(await input.password()).toBe('long-enough-1');
    expect(shown).toEqual([]);
    expect(hidden).toHaveLength(5);
    expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
      'Weak password. Password must have atleast 8 characters',
      'The passwords do not match.',
    ]);
  });

  it.each([
    ['yes', true],
    ['y', true],
    ['', false],
    ['no', false],
  ])('reads %j as the confirmation of a promotion: %s', async (line, isYes) => {
    const { input, shown } = fakeTerminal(line);
    const user = { fullName: 'Bola Ade', email: 'bola@gida.ng' };
    expect(await input.confirmsPromotion(user)).toBe(isYes);
    expect(shown[0]).toContain('Bola Ade has an account with bola@gida.ng.');
  });
});
