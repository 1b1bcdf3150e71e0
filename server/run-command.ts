import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';
import { DataFolderInUse } from './core/database/data-folder.ts';
import { HttpError } from './core/http-error.ts';
import { OperatorError } from './core/operator-error.ts';

interface Failures {
  /** The message if another process uses the embedded database; the error's own by default. */
  inUse?: string;
  /** Precedes the message of an unexpected error. */
  prefix?: string;
}

/** Runs a command with the settings of the environment and the file `.env`, and prints failures. */
export async function runCommand(
  run: (config: Config) => Promise<void>,
  { inUse, prefix = 'The command failed' }: Failures = {},
): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await run(readConfig(process.env));
  } catch (error) {
    const isInUse = error instanceof DataFolderInUse && inUse !== undefined;
    console.error(isInUse ? inUse : failureText(error, prefix));
    process.exitCode = 1;
  }
}

function failureText(error: unknown, prefix: string): string {
  if (!(error instanceof Error)) return `${prefix}: ${error}`;
  if (error instanceof OperatorError || error instanceof HttpError) return error.message;
  // The message of a failed query contains its parameters; the message of its cause is short.
  const cause = error.cause instanceof Error ? error.cause : error;
  return `${prefix}: ${'code' in cause ? cause.message : cause.stack}`;
}
