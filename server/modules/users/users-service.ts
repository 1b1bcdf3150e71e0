import {
  ACTIVE_STATUS,
  ADMIN_ROLE,
  type ChangeRoleRequest,
  type ChangeUserStatusRequest,
  type User,
} from '#contract/endpoints/user.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import type { Actor, Client } from '#server/core/http/client.ts';
import { fieldError, HttpError } from '#server/core/http/http-error.ts';
import type { Services } from '#server/core/services.ts';
import type { Media } from '#server/media/media.ts';
import { anonymizeEvents, recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { endSessions } from '#server/modules/auth/sessions-service.ts';
import { deleteUnusedImages, imageUrl } from '#server/modules/images/images-service.ts';
import { isReplacedEmailOfOther } from './replaced-emails-store.ts';
import {
  deleteUser,
  findListedUser,
  findUserByEmail,
  findUserRow,
  insertUsers,
  isActiveAdmin,
  type ListedUser,
  listUserRows,
  lockAccess,
  type NewUser,
  setRole,
  setStatus,
} from './users-store.ts';

export type UserServices = Services & { media: Media };

/** The form in which email addresses are stored and compared. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Every user, newest first. */
export async function listUsers(db: Executor): Promise<User[]> {
  return (await listUserRows(db)).map(userOf);
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const row = isId(id) ? await findListedUser(db, id) : null;
  return row && userOf(row);
}

/** The user with their password hash, which must never be sent. */
export async function findAccount(db: Executor, email: string): Promise<UserRow | null> {
  return findUserByEmail(db, canonicalEmail(email));
}

/** Adds a user and returns their id. @throws HttpError 409 if the email address has an account */
export async function createUser(
  transaction: Transaction,
  user: Omit<NewUser, 'id'>,
): Promise<string> {
  const email = canonicalEmail(user.email);
  const [id] = await insertUsers(transaction, [{ ...user, id: newId(), email }]);
  if (id === undefined) throw emailInUse();
  await rejectReplacedEmail(transaction, { id, email });
  return id;
}

/**
 * Rejects an email that another account can still restore. Call it after the insert or update, in the
 * same transaction: before it, the other account may still be using that email.
 */
export async function rejectReplacedEmail(
  db: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  if (await isReplacedEmailOfOther(db, { userId: id, email })) throw emailInUse();
}

export function emailInUse(): HttpError {
  return fieldError(409, 'email', 'There is already an account with this email.');
}

/*
 * Admins cannot demote, deactivate or delete themselves, and each change checks under a lock that its
 * author is still an active admin. So at least one admin remains.
 */

export async function deleteUserAccount(
  services: UserServices,
  userId: string,
  { actorId, ...client }: Actor,
): Promise<void> {
  rejectOwnAccount(
    userId,
    actorId,
    'You cannot delete your own admin account. Ask another admin to do it.',
  );
  const isDeleted = await deleteAccount(services, {
    userId,
    actorId,
    client,
    check: (transaction) => requireAdmin(transaction, actorId),
  });
  if (!isDeleted) throw userNotFound();
}

export async function changeRole(
  { db }: Services,
  userId: string,
  role: ChangeRoleRequest['role'],
  { actorId }: Actor,
): Promise<User> {
  rejectOwnAccount(userId, actorId, 'You cannot change your own role. Ask another admin to do it.');
  return changeUser(db, userId, actorId, async (transaction, user) => {
    // Anyone can register an address that is not theirs.
    if (role === ADMIN_ROLE && !user.isVerified) {
      throw new HttpError(409, 'Only a user with a verified email can become an admin.');
    }
    if (user.role !== role) await setRole(transaction, userId, { role, actorId });
  });
}

/** Activates or deactivates an account; deactivation ends its sessions. */
export async function changeUserStatus(
  { db, clock }: Services,
  userId: string,
  { status }: ChangeUserStatusRequest,
  actor: Actor,
): Promise<User> {
  rejectOwnAccount(
    userId,
    actor.actorId,
    'You cannot deactivate your own account. Ask another admin to do it.',
  );
  return changeUser(db, userId, actor.actorId, async (transaction, user) => {
    if (user.status === status) return;
    await setStatus(transaction, userId, status);
    const isActive = status === ACTIVE_STATUS;
    if (!isActive) await endSessions(transaction, userId);
    const action = isActive ? 'account-activated' : 'account-deactivated';
    await recordEvent(transaction, { at: clock(), action, userId, ...actor });
  });
}

/** Locks roles and status, changes the user and returns them. @throws HttpError */
async function changeUser(
  db: Database,
  userId: string,
  actorId: string,
  change: (transaction: Transaction, user: UserRow) => Promise<void>,
): Promise<User> {
  return db.transaction(async (transaction) => {
    await lockAccess(transaction);
    await requireAdmin(transaction, actorId);
    const user = isId(userId) ? await findUserRow(transaction, userId) : null;
    if (!user) throw userNotFound();
    await change(transaction, user);
    return requireUser(transaction, userId);
  });
}

interface AccountDeletion {
  userId: string;
  actorId: string;
  /** Set if an admin deletes the account. The address of a deleted user is not recorded. */
  client?: Client;
  /** Throws if the deletion is not allowed; runs while roles and status cannot change. */
  check(transaction: Transaction): Promise<void>;
}

/** Returns false if there is no such account. */
export async function deleteAccount(
  { db, media, clock }: UserServices,
  { userId, actorId, client, check }: AccountDeletion,
): Promise<boolean> {
  const deleted = await db.transaction(async (transaction) => {
    await lockAccess(transaction);
    await check(transaction);
    const user = await deleteUser(transaction, userId);
    if (!user) return null;
    const event = { at: clock(), action: 'account-deleted', userId, actorId } as const;
    await recordEvent(transaction, { ...client, ...event });
    await anonymizeEvents(transaction, user);
    return user;
  });
  if (deleted?.photoName) await deleteUnusedImages(db, media, [deleted.photoName]);
  return deleted !== null;
}

function rejectOwnAccount(userId: string, actorId: string, message: string): void {
  if (actorId === userId) throw new HttpError(409, message);
}

/** Repeats the audience guard's check under the lock. */
async function requireAdmin(transaction: Transaction, actorId: string): Promise<void> {
  if (!(await isActiveAdmin(transaction, actorId))) {
    throw new HttpError(403, 'Only admins can do this. Ask an admin for access.');
  }
}

/** The signed-in user, who may have been deleted in the meantime. @throws HttpError 401 */
export async function requireOwnUser(db: Executor, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
  return user;
}

/** @throws HttpError 404 */
export async function requireUser(db: Executor, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw userNotFound();
  return user;
}

function userNotFound(): HttpError {
  return new HttpError(404, 'User not found.');
}

function userOf(row: ListedUser): User {
  const { passwordHash: _, photoName, registrationDate, lastActive, ...fields } = row;
  return {
    ...fields,
    registrationDate: registrationDate.toISOString(),
    lastActive: lastActive?.toISOString() ?? null,
    photo: photoName === null ? null : imageUrl(photoName),
  };
}
