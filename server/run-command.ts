import { type Config, readConfig } from './config.ts';
import { DataFolderInUse } from './core/database/data-folder.ts';
import { type Database, openDatabase } from './core/database/database.ts';
import { HttpError } from './core/http/http-error.ts';
import { OperatorError } from './core/operator-error.ts';
import { loadEnvFile } from './env-file.ts';

const IN_USE =
  'The embedded database is in use by the server or another command. Stop it, run this command, and start the server again.';

/** What a command does with its arguments; it throws to end with exit code 1. */
export type Command = (config: Config, args: string[]) => Promise<void>;

/** Runs a command with the settings of the environment and the file `.env`, and prints failures. */
export async function runCommand(run: Command): Promise<void> {
  try {
    loadEnvFile();
    await run(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(failureText(error));
    process.exitCode = 1;
  }
}

/** Opens the database for a command, which may join a running server, and closes it afterwards. */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase(config, { isCommand: true });
  return work(db).finally(close);
}

/** What a command prints when it fails. */
export function failureText(error: unknown): string {
  if (error instanceof DataFolderInUse) return IN_USE;
  if (!(error instanceof Error)) return `The command failed: ${error}`;
  if (error instanceof OperatorError || error instanceof HttpError) return error.message;
  // The message of a failed query contains its parameters; the message of its cause is short.
  const cause = error.cause instanceof Error ? error.cause : error;
  return `The command failed: ${'code' in cause ? cause.message : cause.stack}`;
}
