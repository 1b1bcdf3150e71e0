import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import type { User } from '#contract/user.ts';
import type { Caller } from '#server/core/caller.ts';
import { isUniqueViolation } from '#server/core/database/unique-violation.ts';
import { Problem } from '#server/core/http-error.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import type { Media } from '#server/media/media.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { emailTaken } from '#server/modules/auth/registration.ts';
import type { SignedIn } from '#server/modules/auth/signed-in.ts';
import {
  dropUnusedPictures,
  keepPictures,
  type NewPicture,
} from '#server/modules/images/images-in-use.ts';
import { allowEmailChange, followEmailChange } from './email-change.ts';
import { type ProfileChanges, profileChangesOf } from './profile-changes.ts';
import { storePhoto } from './profile-photo.ts';
import { findUser, updateUser } from './users-store.ts';

interface ProfileRequest {
  texts: Record<string, string>;
  /** The path of a new photograph, whatever it holds. */
  photo: string | null;
}

/** Changes the profile of whoever asks: all that is asked for, or nothing. */
export async function updateProfile(
  services: AccountServices,
  media: Media,
  person: SignedIn,
  request: ProfileRequest,
  caller: Caller,
): Promise<User> {
  const { db, mailer } = services;
  const { currentPassword, ...changes } = profileChangesOf(request.texts);
  if (changes.email === person.user.email) delete changes.email;
  if (changes.email) await allowEmailChange(services, person, currentPassword, caller);
  if (request.photo !== null) await claimAttempts(services, [['photoStored', person.user.id]]);
  const photo = request.photo === null ? null : await storePhoto(media, request.photo);
  try {
    await apply(services, media, person, { ...changes, photo }, caller);
  } catch (error) {
    if (photo) await dropUnusedPictures(db, media, [photo.name]);
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
  mailer.wake();
  const changed = await findUser(db, person.user.id);
  if (!changed) throw gone();
  return changed;
}

type Changes = Omit<ProfileChanges, 'currentPassword'> & { photo: NewPicture | null };

async function apply(
  { db, clock }: AccountServices,
  media: Media,
  person: SignedIn,
  { photo, removesPhoto, ...fields }: Changes,
  caller: Caller,
): Promise<void> {
  const before = await db.transaction(async (transaction) => {
    if (photo) await keepPictures(transaction, media, [photo]);
    const replaced = await updateUser(transaction, person.user.id, {
      ...fields,
      ...(fields.email && { isVerified: false }),
      ...(photo && { photoName: photo.name }),
      ...(removesPhoto && !photo && { photoName: null }),
    });
    if (!replaced) throw gone();
    if (fields.email) await followEmailChange(transaction, person, caller, clock());
    return replaced;
  });
  const isReplaced = removesPhoto || (photo && photo.name !== before.photoName);
  if (isReplaced && before.photoName) await dropUnusedPictures(db, media, [before.photoName]);
}

function gone(): Problem {
  return new Problem(401, UNAUTHENTICATED_MESSAGE);
}
