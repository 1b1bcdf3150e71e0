import { ACTIVE_STATUS, ADMIN_ROLE } from '#contract/user.ts';
import type { Database } from '#server/core/database/database.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { createAdmin, promoteToAdmin } from './admin-creation.ts';
import { AdminCommandError, type AdminInput } from './admin-prompts.ts';
import { canonicalEmail, findAccount } from './users-service.ts';

/** Returns what was done, as one line for the terminal. @throws AdminCommandError, HttpError */
export async function createOrPromoteAdmin(db: Database, input: AdminInput): Promise<string> {
  const email = canonicalEmail(await input.email());
  const existing = await findAccount(db, email);
  if (existing) return promote(db, existing, input);
  const fullName = await input.fullName();
  await createAdmin(db, { email, fullName, password: await input.password() }, new Date());
  return `${fullName} is now an admin and can log in with ${email}.`;
}

async function promote(db: Database, user: UserRow, input: AdminInput): Promise<string> {
  const { fullName, email } = user;
  if (user.role === ADMIN_ROLE && user.status === ACTIVE_STATUS) {
    return `${fullName} (${email}) is already an admin.`;
  }
  if (!user.isVerified) {
    throw new AdminCommandError(
      `There is an account with ${email}, but its email is not verified. Ask the owner to reset the password with 'Forgot your password?' on the login page, which verifies the email, and run this command again.`,
    );
  }
  if (!(await input.confirmsPromotion(user))) throw new AdminCommandError('Nothing was changed.');
  await promoteToAdmin(db, user.id, new Date());
  return `${fullName} (${email}) is now an admin.`;
}
