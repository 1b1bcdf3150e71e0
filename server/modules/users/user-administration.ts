import {
  ACTIVE_STATUS,
  ADMIN_ROLE,
  type ChangeRoleRequest,
  type ChangeUserStatusRequest,
  type User,
} from '#contract/user.ts';
import type { Actor } from '#server/core/caller.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { Problem } from '#server/core/http-error.ts';
import type { Media } from '#server/media/media.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { deleteSessionsOf } from '#server/modules/auth/sessions-store.ts';
import {
  findUserRow,
  isActiveAdmin,
  lockAccess,
  setRole,
  setStatus,
} from '#server/modules/auth/user-access-store.ts';
import { removeAccount } from './account-removal.ts';
import type { UserRow } from './user-rows.ts';
import { findUser } from './users-store.ts';

/*
 * An admin never takes their own place, and acts only while they are an active admin: so there is
 * always one left, whoever acts at the same moment.
 */

/** Deletes somebody's account and data. @throws Problem */
export async function deleteUserAccount(
  services: AccountServices,
  media: Media,
  userId: string,
  { actorId, ...caller }: Actor,
): Promise<void> {
  refuseOwn(userId, actorId, 'An admin cannot delete their own account.');
  const isRemoved = await removeAccount(services, media, {
    userId,
    actorId,
    caller,
    allow: (transaction) => requireAdmin(transaction, actorId),
  });
  if (!isRemoved) throw userNotFound();
}

/** Makes somebody an admin, or no longer. @throws Problem */
export async function changeRole(
  { db }: AccountServices,
  userId: string,
  { role }: ChangeRoleRequest,
  { actorId }: Actor,
): Promise<User> {
  return db.transaction(async (transaction) => {
    const own = 'An admin cannot change their own role.';
    const user = await findForChange(transaction, userId, actorId, own);
    // Whoever registers somebody else's address would be made an admin in their place.
    if (role === ADMIN_ROLE && !user.isVerified) {
      throw new Problem(409, 'Only somebody whose email is verified can become an admin.');
    }
    if (user.role !== role) await setRole(transaction, user.id, { role, actorId });
    return changedUser(transaction, user);
  });
}

/** Deactivates an account, which ends its sessions, or activates it again. @throws Problem */
export async function changeUserStatus(
  { db, clock }: AccountServices,
  userId: string,
  { status }: ChangeUserStatusRequest,
  actor: Actor,
): Promise<User> {
  return db.transaction(async (transaction) => {
    const own = 'An admin cannot deactivate their own account.';
    const user = await findForChange(transaction, userId, actor.actorId, own);
    if (user.status !== status) {
      await setStatus(transaction, user.id, status);
      const isActive = status === ACTIVE_STATUS;
      if (!isActive) await deleteSessionsOf(transaction, user.id);
      const action = isActive ? 'account-activated' : 'account-deactivated';
      await recordEvent(transaction, { at: clock(), action, userId, ...actor });
    }
    return changedUser(transaction, user);
  });
}

async function findForChange(
  transaction: Transaction,
  userId: string,
  actorId: string,
  ownMessage: string,
): Promise<UserRow> {
  refuseOwn(userId, actorId, ownMessage);
  await lockAccess(transaction);
  await requireAdmin(transaction, actorId);
  const user = await findUserRow(transaction, userId);
  if (!user) throw userNotFound();
  return user;
}

function refuseOwn(userId: string, actorId: string, message: string): void {
  if (actorId === userId) throw new Problem(409, message);
}

/** The guard has asked already, but another admin may have acted since. */
async function requireAdmin(transaction: Transaction, actorId: string): Promise<void> {
  if (!(await isActiveAdmin(transaction, actorId))) {
    throw new Problem(403, 'You are not allowed to do this.');
  }
}

async function changedUser(transaction: Transaction, { id }: UserRow): Promise<User> {
  const user = await findUser(transaction, id);
  if (!user) throw userNotFound();
  return user;
}

export function userNotFound(): Problem {
  return new Problem(404, 'User not found.');
}
