import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ADMIN_ROLE } from '#contract/user.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { DataFolderExposed, DataFolderInUse } from '#server/core/database/data-folder.ts';
import {
  type Database,
  DatabaseUnreachable,
  openDatabase,
} from '#server/core/database/database.ts';
import { HttpError } from '#server/core/http-error.ts';
import { findDemoAccounts } from '#server/demo/seed-demo.ts';
import {
  type AdminArguments,
  AdminCommandError,
  argumentInput,
  openTerminal,
  terminalInput,
} from './admin-prompts.ts';
import { createOrPromoteAdmin } from './create-admin.ts';

const expectedErrors = [
  ConfigError,
  DatabaseUnreachable,
  DataFolderExposed,
  AdminCommandError,
  HttpError,
];

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await runCommand(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}

function readArguments(args: string[]): AdminArguments {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      promote: { type: 'boolean', default: false },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  return values;
}

async function runCommand(given: AdminArguments): Promise<void> {
  const terminal = process.stdin.isTTY ? openTerminal() : null;
  const input = terminal ? terminalInput(terminal, given) : argumentInput(given);
  try {
    // Opened before the first prompt, so that a failure comes first.
    const { db, close } = await openDatabase(readConfig(process.env));
    try {
      console.log(await createOrPromoteAdmin(db, input));
      await warnAboutDemoAdmin(db);
    } finally {
      await close();
    }
  } finally {
    terminal?.close();
  }
}

async function warnAboutDemoAdmin(db: Database): Promise<void> {
  const admin = (await findDemoAccounts(db)).find(({ role }) => role === ADMIN_ROLE);
  if (!admin) return;
  console.warn(
    `This database has the demo admin ${admin.email}, whose password is public. Log in and delete that account in the user list.`,
  );
}

/** One line for failures that the user of the command can fix. */
function failureText(error: unknown): string {
  if (error instanceof DataFolderInUse) {
    return 'The embedded database is in use by the server. Stop the server, run this command, and start it again. Only with DATABASE_URL can both run at once.';
  }
  if (!(error instanceof Error)) return `The command failed: ${error}`;
  if (expectedErrors.some((expected) => error instanceof expected)) return error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `The command failed: ${'code' in cause ? cause.message : cause.stack}`;
}
