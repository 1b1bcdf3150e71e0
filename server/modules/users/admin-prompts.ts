import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { safeParse, type z } from 'zod';
import { email, password, personName } from '#contract/rules/field-rules.ts';
import { OperatorError } from '#server/core/operator-error.ts';

export class AdminCommandError extends OperatorError {}

export interface AdminArguments {
  email?: string | undefined;
  name?: string | undefined;
  promote: boolean;
  'password-stdin': boolean;
}

export interface Terminal {
  prompt(text: string): Promise<string>;
  /** Does not echo the input. */
  promptSecret(text: string): Promise<string>;
  close(): void;
}

export type AdminInput = ReturnType<typeof adminInput>;

/**
 * Reads the arguments, by the rules of registration. A terminal prompts for missing ones, and again
 * after invalid input; without one, `--password-stdin` reads the password from standard input.
 */
export function adminInput(given: AdminArguments, terminal: Terminal | null) {
  async function read(
    rule: z.core.$ZodType<string>,
    option: { name: string; value: string | undefined },
    prompt: (terminal: Terminal) => Promise<string>,
  ): Promise<string> {
    let text = option.value;
    for (;;) {
      if (text === undefined) {
        if (!terminal) throw missingOption(option.name);
        text = await prompt(terminal);
      }
      const parsed = safeParse(rule, text);
      if (parsed.success) return parsed.data;
      const message = parsed.error.issues[0]?.message ?? 'The input is invalid.';
      if (!terminal) throw new AdminCommandError(message);
      console.error(message);
      text = undefined;
    }
  }
  return {
    email: () =>
      read(email(), { name: '--email', value: given.email }, ({ prompt }) => prompt('Email: ')),
    fullName: () =>
      read(personName('Full name'), { name: '--name', value: given.name }, ({ prompt }) =>
        prompt('Full name: '),
      ),
    async password() {
      const value = given['password-stdin'] && !terminal ? await readFirstLine() : undefined;
      const option = { name: '--password-stdin', value };
      for (;;) {
        const typed = await read(password(), option, ({ promptSecret }) =>
          promptSecret('Password: '),
        );
        const repeated = terminal ? await terminal.promptSecret('Confirm password: ') : typed;
        if (repeated.trim() === typed) return typed;
        console.error('The passwords do not match.');
      }
    },
    async confirmsPromotion({ fullName, email }: { fullName: string; email: string }) {
      if (given.promote) return true;
      const account = `${fullName} has an account with ${email}.`;
      if (!terminal) {
        throw new AdminCommandError(`${account} Add --promote to make them an admin.`);
      }
      const question = 'Make them an admin? They keep their password. (yes/no)';
      const reply = await terminal.prompt(`${account} ${question} `);
      return /^y(es)?$/i.test(reply.trim());
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

function missingOption(option: string): AdminCommandError {
  return new AdminCommandError(
    `Without a terminal, ${option} is required. With --password-stdin the password is read from standard input, never from an argument or the environment.`,
  );
}
