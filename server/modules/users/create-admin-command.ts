import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/user.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { DataFolderInUse } from '#server/core/database/data-folder-lock.ts';
import {
  type Database,
  DatabaseUnreachable,
  openDatabase,
} from '#server/core/database/database.ts';
import { findDemoAccounts } from '#server/demo/find-demo-accounts.ts';
import {
  type AdminAnswers,
  type AdminArguments,
  AdminCommandError,
  answersOfArguments,
  answersOfTerminal,
} from './admin-answers.ts';
import { addAdmin, promoteToAdmin } from './admin-creation.ts';
import { canonicalEmail } from './email-address.ts';
import { AnswerRefused, openQuestions } from './terminal-questions.ts';
import type { UserRow } from './user-rows.ts';
import { findUserByEmail } from './users-store.ts';

const knownFailures = [ConfigError, DatabaseUnreachable, AdminCommandError, AnswerRefused];

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
  // From the start, so that nothing that is typed meanwhile shows.
  const questions = process.stdin.isTTY ? openQuestions() : null;
  const answers = questions ? answersOfTerminal(questions, given) : answersOfArguments(given);
  try {
    // Before any question, so that nobody types a password in vain.
    const database = await openDatabase(readConfig(process.env));
    try {
      console.log(await appointAdmin(database.db, answers));
      await warnOfDemoAdmin(database.db);
    } finally {
      await database.close();
    }
  } finally {
    questions?.close();
  }
}

/** What was done, in words. */
async function appointAdmin(db: Database, answers: AdminAnswers): Promise<string> {
  const email = canonicalEmail(await answers.email());
  const existing = await findUserByEmail(db, email);
  if (existing) return promote(db, existing, answers);
  const fullName = await answers.fullName();
  const admin = { email, fullName, password: await answers.password() };
  if (!(await addAdmin(db, admin, new Date()))) {
    throw new AdminCommandError('Somebody registered this email just now. Run this again.');
  }
  return `${fullName} is an admin now, and can sign in with ${email}.`;
}

async function promote(db: Database, user: UserRow, answers: AdminAnswers): Promise<string> {
  const { fullName, email } = user;
  if (user.role === ADMIN_ROLE && user.status === ACTIVE_STATUS) {
    return `${fullName} (${email}) is an admin already.`;
  }
  if (!user.isVerified) {
    throw new AdminCommandError(
      `There is an account with ${email}, but nobody has proved that the address is theirs, so it may be a stranger's. Have its owner choose a new password with 'Forgotten it?' on the login page, and run this again.`,
    );
  }
  if (!(await answers.promotes(user))) throw new AnswerRefused();
  await promoteToAdmin(db, user.id, new Date());
  return `${fullName} (${email}) is an admin now.`;
}

async function warnOfDemoAdmin(db: Database): Promise<void> {
  const admin = (await findDemoAccounts(db)).find(({ role }) => role === ADMIN_ROLE);
  if (!admin) return;
  console.warn(
    `This database has the demo's admin ${admin.email}, whose password everybody knows. Sign in, and delete that account in the list of users.`,
  );
}

/** One line wherever it is for whoever ran the command to put right. */
function failureText(error: unknown): string {
  if (error instanceof DataFolderInUse) {
    return 'The embedded database is in use by the server. Stop the server, run this, and start it again: only with DATABASE_URL can both run at once.';
  }
  if (!(error instanceof Error)) return `The command failed: ${error}`;
  if (knownFailures.some((known) => error instanceof known)) return error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `The command failed: ${'code' in cause ? cause.message : cause.stack}`;
}
