import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { DatabaseLocation } from '#server/core/database/database.ts';
import { type Command, failureText } from '#server/run-command.ts';

/** Optimizing the code of PGlite takes longer than all that a command does with it. */
export const commandFlags = ['--liftoff-only', '--import', 'tsx'];

/**
 * Runs a server command in this process, which takes a tenth of the time. Whether it starts as a
 * process is for one test with `runCommand`.
 */
export async function callCommand(
  { dataDir, databaseUrl }: DatabaseLocation,
  command: Command,
  args: string[],
): Promise<{ code: number; output: string }> {
  let output = '';
  const print = (text: unknown) => {
    output += text;
    return true;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void print(`${text}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation(print),
  ];
  try {
    const { DATABASE_URL: _, ...environment } = process.env;
    const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    await command(readConfig({ ...environment, DATA_DIR: dataDir, ...database }), args);
    return { code: 0, output };
  } catch (error) {
    return { code: 1, output: `${output}${failureText(error)}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a server command without a terminal; `output` is stdout and stderr. */
export async function runCommand(
  { dataDir, databaseUrl }: DatabaseLocation,
  script: string,
  args: string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const child = spawn(process.execPath, [...commandFlags, script, ...args], {
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
