import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOfTerminal } from '#server/modules/users/admin-answers.ts';
import type { Questions } from '#server/modules/users/terminal-questions.ts';

/** A terminal at which somebody types these lines, whatever is asked. */
function terminal(...lines: string[]) {
  const shown: string[] = [];
  const hidden: string[] = [];
  const take = (into: string[], question: string) => {
    into.push(question);
    return Promise.resolve(lines.shift() ?? '');
  };
  const questions: Questions = {
    ask: (question) => take(shown, question),
    askSecret: (question) => take(hidden, question),
    close() {},
  };
  const answers = answersOfTerminal(questions, { promote: false, 'password-stdin': false });
  return { answers, shown, hidden };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('npm run create-admin on a terminal', () => {
  it('asks for the email and the name until they are right', async () => {
    const { answers } = terminal('nobody', 'ada@gida.ng', 'Ada 2', 'Ada Obi');
    expect(await answers.email()).toBe('ada@gida.ng');
    expect(console.error).toHaveBeenLastCalledWith('Email must be a valid email');
    expect(await answers.fullName()).toBe('Ada Obi');
  });

  it('asks for the password unseen, twice, and again where it is weak or the two differ', async () => {
    const { answers, shown, hidden } = terminal(
      ...['short', 'long-enough-1', 'another-one', 'long-enough-1', 'long-enough-1'],
    );
    expect(await answers.password()).toBe('long-enough-1');
    expect(shown).toEqual([]);
    expect(hidden).toHaveLength(5);
    expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
      'Weak password. Password must have atleast 8 characters',
      'The two passwords differ.',
    ]);
  });

  it.each([
    ['yes', true],
    ['y', true],
    ['', false],
    ['no', false],
  ])('takes %j for the question whether to make somebody an admin as %s', async (line, isYes) => {
    const { answers, shown } = terminal(line);
    const user = { fullName: 'Bola Ade', email: 'bola@gida.ng' };
    expect(await answers.promotes(user)).toBe(isYes);
    expect(shown[0]).toContain('Bola Ade has an account with bola@gida.ng.');
  });
});
