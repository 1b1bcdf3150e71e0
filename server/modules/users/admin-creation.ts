import { z } from 'zod';
import { email, password, personName } from '#contract/field-rules.ts';
import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/user.ts';
import type { Database } from '#server/core/database/database.ts';
import { rejectGuessablePassword } from '#server/core/guessable-passwords.ts';
import { hashPassword } from '#server/core/password-hashing.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { createUser } from './users-service.ts';
import { findUserRow, lockAccess, setRole, setStatus } from './users-store.ts';

/** The rules of registration. */
export const NewAdmin = z.object({
  email: email(),
  fullName: personName('Full name'),
  password: password(),
});
export type NewAdmin = z.infer<typeof NewAdmin>;

/**
 * Creates an admin. The email counts as verified, because the operator of the server entered it.
 * @throws HttpError 409 if the address has an account, 400 if the password is easy to guess
 */
export async function createAdmin(
  db: Database,
  { email, fullName, password }: NewAdmin,
  now: Date,
): Promise<void> {
  await rejectGuessablePassword(password, email);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const account = { email, fullName, passwordHash, role: ADMIN_ROLE, isVerified: true };
    const userId = await createUser(transaction, { ...account, registrationDate: now });
    const event = { at: now, action: 'admin-created', userId, actorId: null } as const;
    await recordEvent(transaction, event);
  });
}

/** Makes a user an admin and activates the account. */
export async function promoteToAdmin(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockAccess(transaction);
    const user = await findUserRow(transaction, id);
    if (!user) throw new Error('The account was deleted in the meantime.');
    if (user.role !== ADMIN_ROLE) {
      await setRole(transaction, id, { role: ADMIN_ROLE, actorId: null });
    }
    if (user.status === ACTIVE_STATUS) return;
    await setStatus(transaction, id, ACTIVE_STATUS);
    const event = { at: now, action: 'account-activated', userId: id, actorId: null } as const;
    await recordEvent(transaction, event);
  });
}
