import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { canonicalEmail, findAccount } from '#server/modules/users/users-service.ts';
import { turnOffTwoFactorOf } from './two-factor-service.ts';

/**
 * Turns off the two-step login of a user who lost the phone and the recovery codes:
 * `npm run turn-off-two-factor -- --email ada@example.com`.
 */
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email) throw new Error('Name the account with --email.');
  console.log(await turnOff(canonicalEmail(values.email)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function turnOff(email: string): Promise<string> {
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const user = await findAccount(db, email);
    if (!user) throw new Error(`There is no account with ${email}.`);
    const isTurnedOff = await turnOffTwoFactorOf(db, user.id, new Date());
    return isTurnedOff
      ? `Two-step login is off for ${user.fullName} (${email}), who is logged out everywhere.`
      : `Two-step login is not on for ${user.fullName} (${email}).`;
  } finally {
    await close();
  }
}
