import type { AccountExport } from '#contract/endpoints/account.ts';
import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { isUniqueViolation } from '#server/core/database/unavailable.ts';
import type { Client } from '#server/core/http/client.ts';
import { fieldError, HttpError, validationError } from '#server/core/http/http-error.ts';
import type { SignedIn } from '#server/core/security/authentication.ts';
import { claimAttempts } from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { InvalidImage } from '#server/media/image-jobs.ts';
import { exportEvents, recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { checkPassword } from '#server/modules/auth/password-service.ts';
import { endSessions, listOpenSessions } from '#server/modules/auth/sessions-service.ts';
import {
  deleteUnusedImages,
  keepImages,
  storeImage,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import { exportSavedProperties } from '#server/modules/saved-properties/saved-properties-service.ts';
import type { ProfileChanges } from './profile-form.ts';
import { deleteAccount, emailInUse, requireOwnUser, type UserServices } from './users-service.ts';
import { findUserRow, updateUser } from './users-store.ts';

/** Applies all changes or none. `photoPath` is the file of a new photo. @throws HttpError */
export async function updateProfile(
  services: UserServices,
  signedIn: SignedIn,
  { currentPassword, ...fields }: ProfileChanges,
  photoPath: string | null,
  client: Client,
): Promise<User> {
  const { db, media, mailer } = services;
  const { user } = signedIn;
  const email = fields.email === user.email ? undefined : fields.email;
  if (email) await authorizeEmailChange(services, signedIn, currentPassword, client);
  const photo = photoPath === null ? null : await storePhoto(services, user, photoPath);
  try {
    await applyChanges(services, signedIn, { ...fields, email, photo }, client);
  } catch (error) {
    if (photo) await deleteUnusedImages(db, media, [photo.name]);
    throw isUniqueViolation(error) ? emailInUse() : error;
  }
  mailer.wake();
  return requireOwnUser(db, user.id);
}

async function storePhoto(
  services: UserServices,
  { id }: SignedIn['user'],
  path: string,
): Promise<UploadedImage> {
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
    if (!replaced) throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
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
  const email = { userId, at, client };
  if (user.isVerified) {
    await enqueueEmail(transaction, { ...email, type: 'email-changed', address: user.email });
  }
  await enqueueEmail(transaction, { ...email, type: 'verification-code' });
}

/** All data stored about a user. */
export async function exportAccount(services: Services, user: UserRow): Promise<AccountExport> {
  const { db, clock } = services;
  return {
    exportedAt: clock().toISOString(),
    profile: await requireOwnUser(db, user.id),
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
