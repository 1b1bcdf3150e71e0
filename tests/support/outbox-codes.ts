import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The last code that a server without a mail server wrote to somebody; waits for it a while. */
export async function codeSentTo(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (let look = 0; look < 200; look += 1) {
    const files = (await readdir(outbox).catch((): string[] => [])).sort().reverse();
    for (const file of files) {
      const letter = await readFile(join(outbox, file), 'utf8');
      const code = letter.match(/^ {4}(\d{6})\r?$/m)?.[1];
      if (code && letter.includes(`To: ${email}`)) return code;
    }
    await delay(50);
  }
  throw new Error(`No letter with a code came for ${email}`);
}
