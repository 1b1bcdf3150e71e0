import { ADMIN_ROLE } from '#contract/user.ts';
import type { Caller } from '#server/caller.ts';
import { forgetPerson, recordEvent } from '#server/db/audit-store.ts';
import { deleteUser } from '#server/db/users-store.ts';
import type { Media } from '#server/media/media.ts';
import { Problem } from '#server/problem.ts';
import type { AccountServices } from './account-services.ts';
import { checkPassword } from './password-check.ts';
import { removeUnusedPhoto } from './profile-photo.ts';
import type { SignedIn } from './signed-in.ts';

/** Deletes the account of whoever asks, with all that is kept about them. */
export async function deleteOwnAccount(
  services: AccountServices,
  media: Media,
  { user }: SignedIn,
  password: string,
  caller: Caller,
): Promise<void> {
  if (user.role === ADMIN_ROLE) {
    throw new Problem(409, 'An admin cannot delete their own account.');
  }
  await checkPassword(services, user, { password, field: 'password' }, caller);
  await removeAccount(services, media, { userId: user.id, actorId: user.id });
}

/** False where there is no such account. */
async function removeAccount(
  { db, clock }: AccountServices,
  media: Media,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<boolean> {
  const removed = await db.transaction(async (transaction) => {
    const deleted = await deleteUser(transaction, userId);
    if (!deleted) return null;
    await forgetPerson(transaction, userId);
    await recordEvent(transaction, { at: clock(), action: 'account-deleted', userId, actorId });
    return deleted;
  });
  if (removed?.photoName) await removeUnusedPhoto(db, media, removed.photoName);
  return removed !== null;
}
