import * as z from 'zod/mini';
import { PHOTO_MAX_BYTES, ProfileFields } from '#contract/endpoints/profile.ts';
import type { User } from '#contract/endpoints/user.ts';
import { imageFileError } from '#contract/property/image-file.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readTyped } from '#src/lib/device/typed-values.ts';
import * as texts from './texts.ts';

/** A new photo, or what happens to the stored one: null leaves it. */
export type PhotoChange = File | 'removed' | null;

const Photo = z.custom<PhotoChange>((photo) => !photoError(photo), {
  error: ({ input }) => photoError(input),
});

function photoError(photo: unknown): string | null {
  return photo instanceof File ? imageFileError(photo, PHOTO_MAX_BYTES) : null;
}

/** The profile's fields, and those that need a capability. */
export function profileFormSchema(user: User) {
  return z
    .object({
      ...ProfileFields.shape,
      currentPassword: z.string(),
      photo: Photo,
    })
    .check(
      z.refine(
        ({ email, currentPassword }) => currentPassword !== '' || !needsPassword(user, email),
        { path: ['currentPassword'], error: messages.required(texts.labels.currentPassword) },
      ),
    );
}
type ProfileFormValues = z.output<ReturnType<typeof profileFormSchema>>;

function isNewEmail(user: User, email: string): boolean {
  const typed = email.trim().toLowerCase();
  return typed !== user.email.toLowerCase() && typed !== user.newEmail;
}

/** What happens to a typed address. */
export function emailHint(user: User, email: string): string | undefined {
  if (!isNewEmail(user, email)) {
    const isPending = email.trim().toLowerCase() === user.newEmail;
    return isPending ? texts.form.notReplacedYet(user.email) : undefined;
  }
  const isReplacedLater = user.isVerified && hasCapability('email-change');
  return isReplacedLater ? texts.form.replacedLater : texts.form.newEmailHint;
}

export function needsPassword(user: User, email: string): boolean {
  return hasCapability('email-change') && isNewEmail(user, email);
}

export function profileFormValues(user: User): ProfileFormValues {
  const { fullName, email, newEmail, phoneNumber, location } = user;
  return {
    fullName: fullName ?? '',
    email: newEmail ?? email,
    phoneNumber: phoneNumber ?? '',
    location: location ?? '',
    currentPassword: '',
    photo: null,
  };
}

/** The name under which the tab keeps what was typed, when the session ends before it is saved. */
export const TYPED_PROFILE = 'profile';

const typedNames = ['fullName', 'email', 'phoneNumber', 'location'] as const;

const TypedProfile = z.object({
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  location: z.optional(z.string()),
});
type TypedProfile = z.infer<typeof TypedProfile>;

/** The typed values that differ from the stored ones; never a password or a photo. */
export function typedProfile(values: TypedProfile, user: User): TypedProfile {
  const stored = profileFormValues(user);
  return Object.fromEntries(
    typedNames.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]]),
  );
}

export function readTypedProfile(): TypedProfile | null {
  return readTyped(TYPED_PROFILE, TypedProfile);
}

export function profileFormData(values: ProfileFormValues, user: User): FormData {
  const { fullName, email, currentPassword, photo } = values;
  const form = new FormData();
  form.set('fullName', fullName);
  form.set('email', email);
  for (const name of ['phoneNumber', 'location'] as const) {
    // '' removes a stored value; without one there is nothing to send.
    if (values[name] || user[name]) form.set(name, values[name]);
  }
  if (needsPassword(user, email)) form.set('currentPassword', currentPassword);
  if (photo === 'removed') form.set('removePhoto', 'true');
  else if (photo) form.set('photo', photo);
  return form;
}
