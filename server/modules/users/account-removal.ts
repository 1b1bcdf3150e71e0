import { ADMIN_ROLE } from '#contract/user.ts';
import type { Caller } from '#server/core/caller.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { Problem } from '#server/core/http-error.ts';
import type { Media } from '#server/media/media.ts';
import { forgetPerson, recordEvent } from '#server/modules/audit-log/audit-store.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { checkPassword } from '#server/modules/auth/password-check.ts';
import type { SignedIn } from '#server/modules/auth/signed-in.ts';
import { findUserRow, lockAccess } from '#server/modules/auth/user-access-store.ts';
import { dropUnusedPictures } from '#server/modules/images/images-in-use.ts';
import { deleteUser } from './users-store.ts';

/** Deletes the account of whoever asks, with all that is kept about them. */
export async function deleteOwnAccount(
  services: AccountServices,
  media: Media,
  { user }: SignedIn,
  password: string,
  caller: Caller,
): Promise<void> {
  const { id } = user;
  refuseAdmin(user.role);
  await checkPassword(services, user, { password, field: 'password' }, caller);
  await removeAccount(services, media, {
    userId: id,
    actorId: id,
    // They may have become an admin meanwhile, and the only one.
    allow: async (transaction) => refuseAdmin((await findUserRow(transaction, id))?.role),
  });
}

function refuseAdmin(role: string | undefined): void {
  if (role === ADMIN_ROLE) throw new Problem(409, 'An admin cannot delete their own account.');
}

interface Removal {
  userId: string;
  actorId: string;
  /** From where an admin did it. Where people do it themselves, none of that is kept. */
  caller?: Caller;
  /** Throws where it must not be done, as nobody's role or status changes any more. */
  allow(transaction: Transaction): Promise<void>;
}

/** False where there is no such account. */
export async function removeAccount(
  { db, clock }: AccountServices,
  media: Media,
  { userId, actorId, caller, allow }: Removal,
): Promise<boolean> {
  const removed = await db.transaction(async (transaction) => {
    await lockAccess(transaction);
    await allow(transaction);
    const deleted = await deleteUser(transaction, userId);
    if (!deleted) return null;
    await forgetPerson(transaction, userId);
    const event = { at: clock(), action: 'account-deleted', userId, actorId } as const;
    await recordEvent(transaction, { ...caller, ...event });
    return deleted;
  });
  if (removed?.photoName) await dropUnusedPictures(db, media, [removed.photoName]);
  return removed !== null;
}
