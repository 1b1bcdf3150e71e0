import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The latest code in the outbox for an email address; waits up to 10 s. */
export async function codeSentTo(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const names = await readdir(outbox).catch((): string[] => []);
    const files = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    for (const file of files) {
      const message = await readFile(join(outbox, file), 'utf8');
      const code = message.match(/^ {4}(\d{6})\r?$/m)?.[1];
      if (code && message.includes(`To: ${email}`)) return code;
    }
    await delay(50);
  }
  throw new Error(`No code was sent to ${email}`);
}
