import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/endpoints/user.ts';
import type { Database } from '#server/core/database/database.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { rejectGuessablePassword } from '#server/core/security/guessable-passwords.ts';
import { hashPassword } from '#server/core/security/password-hashing.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { AdminCommandError, type AdminInput } from './admin-prompts.ts';
import { canonicalEmail, createUser, findAccount } from './users-service.ts';
import { findUserRow, lockAccess, setRole, setStatus } from './users-store.ts';

/** Returns what was done, as one line for the terminal. @throws AdminCommandError, HttpError */
export async function createOrPromoteAdmin(db: Database, input: AdminInput): Promise<string> {
  const email = canonicalEmail(await input.email());
  const existing = await findAccount(db, email);
  return existing ? promote(db, existing, input) : create(db, email, input);
}

/** The email counts as verified, because the operator of the server entered it. */
async function create(db: Database, email: string, input: AdminInput): Promise<string> {
  const fullName = await input.fullName();
  const password = await input.password();
  await rejectGuessablePassword(password, email);
  const passwordHash = await hashPassword(password, '');
  const at = new Date();
  await db.transaction(async (transaction) => {
    const account = { email, fullName, passwordHash, role: ADMIN_ROLE, isVerified: true };
    const userId = await createUser(transaction, { ...account, registrationDate: at });
    await recordEvent(transaction, { at, action: 'admin-created', userId, actorId: null });
  });
  return `${fullName} is now an admin and can log in with ${email}.`;
}

/** Makes a user an admin and activates the account. */
async function promote(db: Database, user: UserRow, input: AdminInput): Promise<string> {
  const { id, fullName, email } = user;
  if (user.role === ADMIN_ROLE && user.status === ACTIVE_STATUS) {
    return `${fullName} (${email}) is already an admin.`;
  }
  if (!user.isVerified) {
    throw new AdminCommandError(
      `There is an account with ${email}, but its email is not verified. Ask the owner to reset the password with 'Forgot your password?' on the login page, which verifies the email, and run this command again.`,
    );
  }
  if (!(await input.confirmsPromotion(user))) throw new AdminCommandError('Nothing was changed.');
  const at = new Date();
  await db.transaction(async (transaction) => {
    await lockAccess(transaction);
    const current = await findUserRow(transaction, id);
    if (!current) throw new Error('The account was deleted in the meantime.');
    if (current.role !== ADMIN_ROLE) {
      await setRole(transaction, id, { role: ADMIN_ROLE, actorId: null });
    }
    if (current.status === ACTIVE_STATUS) return;
    await setStatus(transaction, id, ACTIVE_STATUS);
    await recordEvent(transaction, { at, action: 'account-activated', userId: id, actorId: null });
  });
  return `${fullName} (${email}) is now an admin.`;
}
