import * as z from 'zod/mini';
import { PHOTO_MAX_BYTES, ProfileFields, ProfileForm } from '#contract/endpoints/profile.ts';
import { formError } from '#server/core/http/http-error.ts';
import type { FormShape } from '#server/core/http/multipart-form.ts';
import { canonicalEmail } from './users-service.ts';

const { photo: _, ...textFields } = ProfileForm.shape;

export const profileFormShape: FormShape = {
  hasField: (name) => Object.hasOwn(textFields, name),
  maxFields: Object.keys(textFields).length + 1,
  maxFieldBytes: 4096,
  fileField: 'photo',
  maxFiles: 1,
  maxFileBytes: PHOTO_MAX_BYTES,
  maxBytes: PHOTO_MAX_BYTES * 3,
};

/** A photo needs a verified address; without one, more than the text fields is not read. */
export const textProfileFormShape: FormShape = {
  ...profileFormShape,
  noFiles: 'Please verify your email to add a photo.',
  maxBytes: 64 * 1024,
};

/** Undefined fields do not change; null removes a value. */
export type ProfileChanges = ReturnType<typeof parseProfileForm>;

/** Parses the text fields of a profile form. @throws HttpError with an error per invalid field */
export function parseProfileForm(texts: ReadonlyMap<string, string>) {
  const { removePhoto, currentPassword, ...fields } = Object.fromEntries(texts);
  const parsed = z.partial(ProfileFields).safeParse(fields);
  if (!parsed.success) throw formError(parsed.error);
  const { fullName, email, phoneNumber, location } = parsed.data;
  return {
    fullName,
    email: email === undefined ? undefined : canonicalEmail(email),
    phoneNumber: phoneNumber === '' ? null : phoneNumber,
    location: location === '' ? null : location,
    currentPassword: currentPassword || undefined,
    removesPhoto: removePhoto === 'true',
  };
}
