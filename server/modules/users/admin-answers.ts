import { safeParse, type z } from 'zod';
import { NewAdmin } from './admin-creation.ts';
import { type Questions, readFirstLine } from './terminal-questions.ts';
import type { UserRow } from './user-rows.ts';

/** What whoever runs the command can put right; the message is one line. */
export class AdminCommandError extends Error {}

export interface AdminArguments {
  email?: string | undefined;
  name?: string | undefined;
  promote: boolean;
  'password-stdin': boolean;
}

/** Where the command has from what it needs to know. */
export interface AdminAnswers {
  email(): Promise<string>;
  fullName(): Promise<string>;
  password(): Promise<string>;
  /** Whether to make an admin of somebody who has an account. */
  promotes(user: Pick<UserRow, 'fullName' | 'email'>): Promise<boolean>;
}

const rules = NewAdmin.shape;

/** Asks for whatever the arguments leave open, again where it is wrong. */
export function answersOfTerminal(questions: Questions, given: AdminArguments): AdminAnswers {
  async function until(rule: z.core.$ZodType<string>, ask: () => Promise<string>) {
    for (;;) {
      const answer = checked(rule, await ask());
      if ('text' in answer) return answer.text;
      console.error(answer.complaint);
    }
  }
  const asked = (rule: z.core.$ZodType<string>, label: string, known: string | undefined) => {
    let isKnown = known !== undefined;
    return until(rule, async () => {
      if (!isKnown) return questions.ask(`${label}: `);
      isKnown = false;
      return known ?? '';
    });
  };
  return {
    email: () => asked(rules.email, 'Email', given.email),
    fullName: () => asked(rules.fullName, 'Full name', given.name),
    async password() {
      for (;;) {
        const password = await until(rules.password, () => questions.askSecret('Password: '));
        const again = await questions.askSecret('Password again: ');
        if (again.trim() === password) return password;
        console.error('The two passwords differ.');
      }
    },
    async promotes({ fullName, email }) {
      if (given.promote) return true;
      const answer = await questions.ask(
        `${fullName} has an account with ${email}. Make them an admin? They keep their password. (yes/no) `,
      );
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}

/** Where there is no terminal to ask on: a password comes from standard input only if told so. */
export function answersOfArguments(given: AdminArguments): AdminAnswers {
  function required(rule: z.core.$ZodType<string>, text: string | undefined, option: string) {
    if (text === undefined) throw noTerminal(option);
    const answer = checked(rule, text);
    if ('complaint' in answer) throw new AdminCommandError(answer.complaint);
    return answer.text;
  }
  return {
    email: async () => required(rules.email, given.email, '--email'),
    fullName: async () => required(rules.fullName, given.name, '--name'),
    async password() {
      if (!given['password-stdin']) throw noTerminal('--password-stdin');
      return required(rules.password, await readFirstLine(), '--password-stdin');
    },
    async promotes({ fullName, email }) {
      if (given.promote) return true;
      throw new AdminCommandError(
        `${fullName} has an account with ${email}. Add --promote to make them an admin.`,
      );
    },
  };
}

function checked(
  rule: z.core.$ZodType<string>,
  text: string,
): { text: string } | { complaint: string } {
  const parsed = safeParse(rule, text);
  return parsed.success
    ? { text: parsed.data }
    : { complaint: parsed.error.issues[0]?.message ?? 'This is not valid.' };
}

function noTerminal(option: string): AdminCommandError {
  return new AdminCommandError(
    `There is no terminal to ask on: add ${option}. The password is read from standard input with --password-stdin, and never from an argument or the environment.`,
  );
}
