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
import { claimAttempt } from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { enqueueEmail } from '#server/mail/mail-queue-store.ts';
import { InvalidImage } from '#server/media/image-jobs.ts';
import { listAlerts } from '#server/modules/alerts/alerts-service.ts';
import { exportEvents, recordOwnEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { checkPassword } from '#server/modules/auth/password-service.ts';
import { endSessions, listOpenSessions } from '#server/modules/auth/sessions-service.ts';
import { exportEnquiries } from '#server/modules/enquiries/enquiries-service.ts';
import {
  deleteUnusedImages,
  keepImages,
  storeImage,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import { exportSavedProperties } from '#server/modules/saved-properties/saved-properties-service.ts';
import { exportTableViews } from '#server/modules/table-views/table-views-service.ts';
import type { ProfileChanges } from './profile-form.ts';
import {
  deleteAccount,
  emailInUse,
  rejectReplacedEmail,
  requireOwnUser,
  type UserServices,
} from './users-service.ts';
import { findUserByEmail, findUserRow, updateUser } from './users-store.ts';

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
  const email = emailChange(user, fields.email);
  if (email?.sendsCode) await authorizeEmailChange(services, signedIn, currentPassword, client);
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

/**
 * A verified address stays until the new one is verified, and sending it again cancels that. One that
 * is not verified is replaced at once.
 */
function emailChange({ email, newEmail, isVerified }: UserRow, wanted = newEmail ?? email) {
  if (wanted === (newEmail ?? email)) return null;
  if (wanted === email) return { newEmail: null, sendsCode: null };
  return isVerified
    ? { newEmail: wanted, sendsCode: wanted }
    : { email: wanted, isVerified: false, sendsCode: wanted };
}

function hasEmailsOf(user: UserRow, { email, newEmail, isVerified }: UserRow): boolean {
  return user.email === email && user.newEmail === newEmail && user.isVerified === isVerified;
}

function emailChanged(): HttpError {
  return new HttpError(409, 'Your email was changed in the meantime. Please reload the page.');
}

async function storePhoto(
  services: UserServices,
  { id }: SignedIn['user'],
  path: string,
): Promise<UploadedImage> {
  await claimAttempt(services, ['photos'], { account: id });
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
    email,
    ...fields
  }: Omit<ProfileChanges, 'currentPassword' | 'email'> & {
    photo: UploadedImage | null;
    email: ReturnType<typeof emailChange>;
  },
  client: Client,
): Promise<void> {
  const before = await db.transaction(async (transaction) => {
    if (photo) await keepImages(transaction, media, [photo]);
    const { sendsCode, ...emailFields } = email ?? {};
    const replaced = await updateUser(transaction, signedIn.user.id, {
      ...fields,
      ...emailFields,
      ...(photo && { photoName: photo.name }),
      ...(removesPhoto && !photo && { photoName: null }),
    });
    if (!replaced) throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
    if (email && !hasEmailsOf(signedIn.user, replaced)) throw emailChanged();
    if (sendsCode) {
      await afterEmailChange(transaction, signedIn, { email: sendsCode, client, at: clock() });
    }
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
  await claimAttempt(services, ['sendsByNetwork'], { source: address });
  await checkPassword(services, user, { password: currentPassword, field }, client);
  await claimAttempt(services, ['verificationRequests'], { account: user.id });
}

/** Sends a code to the new address. If it has replaced the old one, the other sessions end. */
async function afterEmailChange(
  transaction: Transaction,
  { user, session }: SignedIn,
  { email, client, at }: { email: string; client: Client; at: Date },
): Promise<void> {
  const { id, isVerified } = user;
  const account = await findUserByEmail(transaction, email);
  if (account && account.id !== id) throw emailInUse();
  await rejectReplacedEmail(transaction, { id, email });
  if (!isVerified) {
    await endSessions(transaction, id, session.id);
    await recordOwnEvent(transaction, 'email-changed', { userId: id, client, at });
  }
  const code = { userId: id, type: 'verification-code', address: email, at, client } as const;
  await enqueueEmail(transaction, code);
}

/** All data stored about a user. */
export async function exportAccount(services: Services, user: UserRow): Promise<AccountExport> {
  const { db, clock } = services;
  return {
    exportedAt: clock().toISOString(),
    profile: await requireOwnUser(db, user.id),
    sessions: await listOpenSessions(services, user),
    savedProperties: await exportSavedProperties(db, user.id),
    alerts: await listAlerts(db, user.id),
    tableViews: await exportTableViews(db, user.id),
    enquiries: await exportEnquiries(db, user.id),
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
  if (role === ADMIN_ROLE)
    throw new HttpError(
      409,
      'You cannot delete your own admin account. Ask another admin to do it.',
    );
}
