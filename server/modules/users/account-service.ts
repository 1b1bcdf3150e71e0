import type { AccountExport } from '#contract/account.ts';
import { ADMIN_ROLE } from '#contract/user.ts';
import type { Client } from '#server/core/client.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { HttpError } from '#server/core/http-error.ts';
import type { Services } from '#server/core/services.ts';
import { exportEvents } from '#server/modules/audit-log/audit-log-service.ts';
import { checkPassword } from '#server/modules/auth/password-service.ts';
import { listOpenSessions } from '#server/modules/auth/sessions-service.ts';
import { exportSavedProperties } from '#server/modules/saved-properties/saved-properties-service.ts';
import { deleteAccount, findUser, type UserServices } from './users-service.ts';
import { findUserRow } from './users-store.ts';

/** All data stored about a user, or null if the user was deleted. */
export async function exportAccount(
  services: Services,
  user: UserRow,
): Promise<AccountExport | null> {
  const { db, clock } = services;
  const profile = await findUser(db, user.id);
  if (!profile) return null;
  return {
    exportedAt: clock().toISOString(),
    profile,
    sessions: await listOpenSessions(services, user),
    savedProperties: await exportSavedProperties(db, user.id),
    events: await exportEvents(db, user.id),
  };
}

/** Deletes the signed-in user's account. @throws HttpError 400 if the password is wrong */
export async function deleteOwnAccount(
  services: UserServices,
  user: UserRow,
  password: string,
  client: Client,
): Promise<void> {
  const { id } = user;
  rejectAdmin(user.role);
  await checkPassword(services, user, { password, field: 'password' }, client);
  await deleteAccount(services, {
    userId: id,
    actorId: id,
    // Checked again, because the user may have become an admin in the meantime.
    check: async (transaction) => rejectAdmin((await findUserRow(transaction, id))?.role),
  });
}

function rejectAdmin(role: string | undefined): void {
  if (role === ADMIN_ROLE) throw new HttpError(409, 'An admin cannot delete their own account.');
}
