import type { Executor } from '#server/core/database/database.ts';
import { findUserByEmail } from '#server/modules/users/users-store.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';

/** The accounts of the demo that this database has. */
export async function findDemoAccounts(db: Executor): Promise<DemoAccount[]> {
  const users = await Promise.all(demoAccounts.map(({ email }) => findUserByEmail(db, email)));
  return demoAccounts.filter(({ id }) => users.some((user) => user?.id === id));
}
