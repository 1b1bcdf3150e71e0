import { z } from 'zod';
import { email, password, personName } from '#contract/field-rules.ts';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/user.ts';
import type { Database } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import { hashPassword } from '#server/modules/auth/password-hashing.ts';
import {
  findUserRow,
  lockAccess,
  setRole,
  setStatus,
} from '#server/modules/auth/user-access-store.ts';
import { insertUsers } from './users-store.ts';

/** What the first admin has to be: the rules are those of registering. */
export const NewAdmin = z.object({
  email: email(),
  fullName: personName('Full name'),
  password: password(),
});
export type NewAdmin = z.infer<typeof NewAdmin>;

/**
 * Adds an admin; false where there is an account with this address by now. Their address counts as
 * verified: whoever may run commands on the server vouches for it.
 */
export async function addAdmin(
  db: Database,
  { email, fullName, password }: NewAdmin,
  now: Date,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const id = newId();
  return db.transaction(async (transaction) => {
    const account = { id, email, fullName, passwordHash, registrationDate: now };
    const added = await insertUsers(transaction, [
      { ...account, role: ADMIN_ROLE, isVerified: true },
    ]);
    if (added.length === 0) return false;
    const event = { at: now, action: 'admin-created', userId: id, actorId: null } as const;
    await recordEvent(transaction, event);
    return true;
  });
}

/** Makes an admin of somebody who has an account, and activates it. */
export async function promoteToAdmin(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockAccess(transaction);
    const user = await findUserRow(transaction, id);
    if (!user) throw new Error('This account has just been deleted.');
    if (user.role !== ADMIN_ROLE)
      await setRole(transaction, id, { role: ADMIN_ROLE, actorId: null });
    if (user.status === ACTIVE_STATUS) return;
    await setStatus(transaction, id, ACTIVE_STATUS);
    const event = { at: now, action: 'account-activated', userId: id, actorId: null } as const;
    await recordEvent(transaction, event);
  });
}
