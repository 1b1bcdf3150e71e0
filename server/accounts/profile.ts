import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import type { User } from '#contract/user.ts';
import type { Caller } from '#server/caller.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { findUser, updateUser } from '#server/db/users-store.ts';
import type { Media } from '#server/media/media.ts';
import {
  dropUnusedPictures,
  keepPictures,
  type NewPicture,
} from '#server/media/pictures-in-use.ts';
import { Problem } from '#server/problem.ts';
import type { AccountServices } from './account-services.ts';
import { claimAttempts } from './attempts.ts';
import { allowEmailChange, followEmailChange } from './email-change.ts';
import { type ProfileChanges, profileChangesOf } from './profile-changes.ts';
import { storePhoto } from './profile-photo.ts';
import { emailTaken } from './registration.ts';
import type { SignedIn } from './signed-in.ts';

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
