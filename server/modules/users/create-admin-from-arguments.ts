import { parseArgs } from 'node:util';
import { ADMIN_ROLE } from '#contract/endpoints/user.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { findDemoAccounts } from '#server/demo/seed-demo.ts';
import { withDatabase } from '#server/run-command.ts';
import { adminInput, openTerminal } from './admin-prompts.ts';
import { createOrPromoteAdmin } from './create-admin.ts';

/** Asks for what the arguments do not name: `npm run create-admin`. */
export async function createAdmin(config: Config, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      promote: { type: 'boolean', default: false },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const terminal = process.stdin.isTTY ? openTerminal() : null;
  try {
    // Opened before the first prompt, so that a failure comes first.
    await withDatabase(config, async (db) => {
      console.log(await createOrPromoteAdmin(db, adminInput(values, terminal)));
      await warnAboutDemoAdmin(db);
    });
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
