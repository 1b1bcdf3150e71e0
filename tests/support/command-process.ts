import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabaseLocation } from '#server/core/database/database.ts';

/** Runs a server command without a terminal; `output` is stdout and stderr. */
export async function runCommand(
  { dataDir, databaseUrl }: DatabaseLocation,
  script: string,
  args: string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...environment, DATA_DIR: dataDir, ...database },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.stdin.on('error', () => {}).end(input);
  const [code] = await once(child, 'close');
  return { code, output };
}
