import { parseArgs } from 'node:util';
import { OperatorError } from '#server/core/operator-error.ts';
import { canonicalEmail, findAccount } from '#server/modules/users/users-service.ts';
import { runCommand, withDatabase } from '#server/run-command.ts';
import { turnOffTwoFactorOf } from './two-factor-service.ts';

/**
 * Turns off the two-step login of a user who lost the phone and the recovery codes:
 * `npm run turn-off-two-factor -- --email ada@example.com`.
 */
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email) throw new OperatorError('Name the account with --email.');
  const email = canonicalEmail(values.email);
  await withDatabase(config, async (db) => {
    const user = await findAccount(db, email);
    if (!user) throw new OperatorError(`There is no account with ${email}.`);
    const isTurnedOff = await turnOffTwoFactorOf(db, user.id, new Date());
    console.log(
      isTurnedOff
        ? `Two-step login is off for ${user.fullName} (${email}), who is logged out everywhere.`
        : `Two-step login is not on for ${user.fullName} (${email}).`,
    );
  });
});
