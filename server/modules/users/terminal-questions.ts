import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whoever runs a command ended it instead of answering. */
export class AnswerRefused extends Error {
  constructor() {
    super('Nothing was changed.');
  }
}

export interface Questions {
  ask(question: string): Promise<string>;
  /** Shows nothing of what is typed. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

/** Asks on the terminal, one question after the other; Ctrl+C and Ctrl+D refuse the answer. */
export function openQuestions(): Questions {
  let isSecret = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  const { stdin: input } = process;
  // A history would show a password again at the next question.
  const lines = createInterface({ input, output, terminal: true, historySize: 0 });
  const refused = new Promise<never>((_resolve, reject) => {
    lines.on('close', () => reject(new AnswerRefused()));
  });
  refused.catch(() => {});
  lines.on('SIGINT', () => {
    process.stdout.write('\n');
    lines.close();
  });
  const ask = (question: string) => Promise.race([lines.question(question), refused]);
  return {
    ask,
    async askSecret(question) {
      const answered = ask(question);
      isSecret = true;
      const answer = await answered.finally(() => {
        isSecret = false;
      });
      process.stdout.write('\n');
      return answer;
    },
    close: () => lines.close(),
  };
}

/** The first line of standard input, when it is no terminal. */
export async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}
