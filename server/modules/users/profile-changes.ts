import * as z from 'zod/mini';
import { ProfileFields } from '#contract/profile.ts';
import { invalidRequest } from '#server/core/http-error.ts';
import { canonicalEmail } from './email-address.ts';

/** The changes of a profile form; undefined fields stay as they are. */
export interface ProfileChanges {
  fullName?: string;
  email?: string;
  /** Null removes it, as it does a location. */
  phoneNumber?: string | null;
  location?: string | null;
  removesPhoto: boolean;
  currentPassword?: string;
}

/** Parses the text parts of a profile form. @throws Problem with an error for each invalid field */
export function profileChangesOf(texts: Readonly<Record<string, string>>): ProfileChanges {
  const { removePhoto, currentPassword, ...fields } = texts;
  const parsed = z.partial(ProfileFields).safeParse(fields);
  if (!parsed.success) {
    const errors = parsed.error.issues.toReversed();
    throw invalidRequest(
      Object.fromEntries(errors.map(({ path, message }) => [String(path[0]), message])),
    );
  }
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
