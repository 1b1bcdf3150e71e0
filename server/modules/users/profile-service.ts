import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import type { User } from '#contract/user.ts';
import { messages } from '#contract/validation-messages.ts';
import type { SignedIn } from '#server/core/authentication.ts';
import type { Client } from '#server/core/client.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { fieldError, HttpError, validationError } from '#server/core/http-error.ts';
import { claimAttempts } from '#server/core/rate-limits.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { InvalidImage } from '#server/media/image-jobs.ts';
import { recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { checkPassword } from '#server/modules/auth/password-service.ts';
import { endSessions } from '#server/modules/auth/sessions-service.ts';
import {
  deleteUnusedImages,
  keepImages,
  storeImage,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import type { ProfileChanges } from './profile-form.ts';
import { emailInUse, findUser, type UserServices } from './users-service.ts';
import { updateUser } from './users-store.ts';

/** Applies all changes or none. `photoPath` is the file of a new photo. @throws HttpError */
export async function updateProfile(
  services: UserServices,
  signedIn: SignedIn,
  { currentPassword, ...changes }: ProfileChanges,
  photoPath: string | null,
  client: Client,
): Promise<User> {
  const { db, media, mailer } = services;
  const { user } = signedIn;
  if (changes.email === user.email) delete changes.email;
  if (changes.email) await authorizeEmailChange(services, signedIn, currentPassword, client);
  const photo = photoPath === null ? null : await storePhoto(services, user, photoPath);
  try {
    await applyChanges(services, signedIn, { ...changes, photo }, client);
  } catch (error) {
    if (photo) await deleteUnusedImages(db, media, [photo.name]);
    throw isUniqueViolation(error) ? emailInUse() : error;
  }
  mailer.wake();
  const updated = await findUser(db, user.id);
  if (!updated) throw userDeleted();
  return updated;
}

/** Only for verified users, because decoding is the most that a request can cost. */
async function storePhoto(
  services: UserServices,
  { id, isVerified }: SignedIn['user'],
  path: string,
): Promise<UploadedImage> {
  if (!isVerified) throw fieldError(403, 'photo', 'Please verify your email to add a photo.');
  await claimAttempts(services, [{ limit: 'profilePhoto', account: id }]);
  try {
    return await storeImage(services.media, path, id);
  } catch (error) {
    if (!(error instanceof InvalidImage)) throw error;
    throw fieldError(400, 'photo', error.message);
  }
}

async function applyChanges(
  { db, media, clock }: UserServices,
  signedIn: SignedIn,
  {
    photo,
    removesPhoto,
    ...fields
  }: Omit<ProfileChanges, 'currentPassword'> & { photo: UploadedImage | null },
  client: Client,
): Promise<void> {
  const before = await db.transaction(async (transaction) => {
    if (photo) await keepImages(transaction, media, [photo]);
    const replaced = await updateUser(transaction, signedIn.user.id, {
      ...fields,
      ...(fields.email && { isVerified: false }),
      ...(photo && { photoName: photo.name }),
      ...(removesPhoto && !photo && { photoName: null }),
    });
    if (!replaced) throw userDeleted();
    if (fields.email) await afterEmailChange(transaction, signedIn, client, clock());
    return replaced;
  });
  const isReplaced = removesPhoto || (photo && photo.name !== before.photoName);
  if (isReplaced && before.photoName) await deleteUnusedImages(db, media, [before.photoName]);
}

/** Requires the password, because the owner of the new address can then reset it. */
async function authorizeEmailChange(
  services: UserServices,
  { user }: SignedIn,
  currentPassword: string | undefined,
  client: Client,
): Promise<void> {
  const field = 'currentPassword';
  if (!currentPassword) throw validationError({ [field]: messages.required('Current password') });
  // Counted as a registration, because this response also reveals whether an address has an account.
  const { address } = client;
  await claimAttempts(services, [{ limit: 'registrationByNetwork', address }]);
  await checkPassword(services, user, { password: currentPassword, field }, client);
}

/** Ends the other sessions, notifies the old address and sends a code to the new one. */
async function afterEmailChange(
  transaction: Transaction,
  { user, session }: SignedIn,
  client: Client,
  at: Date,
): Promise<void> {
  const userId = user.id;
  await endSessions(transaction, userId, session.id);
  await recordOwnEvent(transaction, 'email-changed', { userId, client, at });
  const email = { userId, at, device: client.device };
  await enqueueEmail(transaction, { ...email, type: 'email-changed', address: user.email });
  await enqueueEmail(transaction, { ...email, type: 'verification-code' });
}

function userDeleted(): HttpError {
  return new HttpError(401, UNAUTHENTICATED_MESSAGE);
}

const UNIQUE_VIOLATION = '23505';

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return isUniqueViolation(error.cause);
}
