import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { safeParse, type z } from 'zod';
import { OperatorError } from '#server/core/operator-error.ts';
import { NewAdmin } from './admin-creation.ts';

export class AdminCommandError extends OperatorError {}

export interface AdminArguments {
  email?: string | undefined;
  name?: string | undefined;
  promote: boolean;
  'password-stdin': boolean;
}

/** The source of the command's input. */
export interface AdminInput {
  email(): Promise<string>;
  fullName(): Promise<string>;
  password(): Promise<string>;
  confirmsPromotion(user: { fullName: string; email: string }): Promise<boolean>;
}

export interface Terminal {
  prompt(text: string): Promise<string>;
  /** Does not echo the input. */
  promptSecret(text: string): Promise<string>;
  close(): void;
}

const rules = NewAdmin.shape;

/** Prompts for missing arguments, and again after invalid input. */
export function terminalInput(terminal: Terminal, given: AdminArguments): AdminInput {
  async function untilValid(rule: z.core.$ZodType<string>, prompt: () => Promise<string>) {
    for (;;) {
      const parsed = safeParse(rule, await prompt());
      if (parsed.success) return parsed.data;
      console.error(errorOf(parsed.error));
    }
  }
  function read(rule: z.core.$ZodType<string>, label: string, argument: string | undefined) {
    const given = argument === undefined ? [] : [argument];
    return untilValid(rule, async () => given.pop() ?? terminal.prompt(`${label}: `));
  }
  return {
    email: () => read(rules.email, 'Email', given.email),
    fullName: () => read(rules.fullName, 'Full name', given.name),
    async password() {
      for (;;) {
        const password = await untilValid(rules.password, () =>
          terminal.promptSecret('Password: '),
        );
        const repeated = await terminal.promptSecret('Confirm password: ');
        if (repeated.trim() === password) return password;
        console.error('The passwords do not match.');
      }
    },
    async confirmsPromotion({ fullName, email }) {
      if (given.promote) return true;
      const reply = await terminal.prompt(
        `${fullName} has an account with ${email}. Make them an admin? They keep their password. (yes/no) `,
      );
      return /^y(es)?$/i.test(reply.trim());
    },
  };
}

/** Reads the arguments only, and the password from standard input if `--password-stdin` is given. */
export function argumentInput(given: AdminArguments): AdminInput {
  function required(rule: z.core.$ZodType<string>, text: string | undefined, option: string) {
    if (text === undefined) throw missingOption(option);
    const parsed = safeParse(rule, text);
    if (!parsed.success) throw new AdminCommandError(errorOf(parsed.error));
    return parsed.data;
  }
  return {
    email: async () => required(rules.email, given.email, '--email'),
    fullName: async () => required(rules.fullName, given.name, '--name'),
    async password() {
      if (!given['password-stdin']) throw missingOption('--password-stdin');
      return required(rules.password, await readFirstLine(), '--password-stdin');
    },
    async confirmsPromotion({ fullName, email }) {
      if (given.promote) return true;
      throw new AdminCommandError(
        `${fullName} has an account with ${email}. Add --promote to make them an admin.`,
      );
    },
  };
}

/**
 * Opens the terminal before the first prompt, so that an early password is not echoed. Prompt libraries
 * open it for each prompt.
 */
export function openTerminal(): Terminal {
  let isSecret = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  const { stdin: input } = process;
  // A history would show a password at the next prompt.
  const lines = createInterface({ input, output, terminal: true, historySize: 0 });
  const closed = new Promise<never>((_resolve, reject) => {
    lines.on('close', () => reject(new AdminCommandError('Nothing was changed.')));
  });
  closed.catch(() => {});
  lines.on('SIGINT', () => {
    process.stdout.write('\n');
    lines.close();
  });
  const prompt = (text: string) => Promise.race([lines.question(text), closed]);
  return {
    prompt,
    async promptSecret(text) {
      const input = prompt(text);
      isSecret = true;
      try {
        return await input;
      } finally {
        isSecret = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}

async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

function errorOf({ issues }: z.core.$ZodError): string {
  return issues[0]?.message ?? 'The input is invalid.';
}

function missingOption(option: string): AdminCommandError {
  return new AdminCommandError(
    `Without a terminal, ${option} is required. With --password-stdin the password is read from standard input, never from an argument or the environment.`,
  );
}
