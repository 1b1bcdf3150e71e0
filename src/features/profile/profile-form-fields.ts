import * as z from 'zod/mini';
import { PHOTO_MAX_BYTES, ProfileFields } from '#contract/profile.ts';
import type { User } from '#contract/user.ts';
import { messages } from '#contract/validation-messages.ts';

const MEGABYTE = 1024 * 1024;
const { shape } = ProfileFields;

/** The edit form of a profile; `asksPassword` where a new address wants the password with it. */
export function profileFormOf(user: User, asksPassword: boolean) {
  const fields = z.object({
    fullName: shape.fullName,
    email: shape.email,
    phoneNumber: emptyOr(shape.phoneNumber),
    location: emptyOr(shape.location),
    currentPassword: z.string(),
    photo: z.nullable(
      z.instanceof(File).check(
        z.refine(
          ({ type }) => type.startsWith('image/'),
          'Photo should be a picture: JPG, PNG or WEBP',
        ),
        z.refine(
          ({ size }) => size <= PHOTO_MAX_BYTES,
          `Photo should not be larger than ${PHOTO_MAX_BYTES / MEGABYTE} MB`,
        ),
      ),
    ),
    removesPhoto: z.boolean(),
  });
  return fields.check(
    z.refine(
      ({ email, currentPassword }) =>
        !asksPassword || currentPassword !== '' || !isNewEmail(user, email),
      { path: ['currentPassword'], error: messages.required('Current password') },
    ),
  );
}
export type ProfileFormValues = z.output<ReturnType<typeof profileFormOf>>;

export function isNewEmail(user: User, email: string): boolean {
  return email.trim().toLowerCase() !== user.email.toLowerCase();
}

/** What the form begins with. */
export function valuesOf(user: User): ProfileFormValues {
  const { fullName, email, phoneNumber, location } = user;
  return {
    fullName: fullName ?? '',
    email,
    phoneNumber: phoneNumber ?? '',
    location: location ?? '',
    currentPassword: '',
    photo: null,
    removesPhoto: false,
  };
}

/** The form as it is sent: only what the API's own record of the person has a place for. */
export function formDataOf(values: ProfileFormValues, user: User): FormData {
  const { fullName, email, phoneNumber, location, currentPassword, photo, removesPhoto } = values;
  const form = new FormData();
  form.set('fullName', fullName);
  form.set('email', email);
  if (user.phoneNumber !== undefined) form.set('phoneNumber', phoneNumber);
  if (user.location !== undefined) form.set('location', location);
  if (currentPassword && isNewEmail(user, email)) form.set('currentPassword', currentPassword);
  if (photo) form.set('photo', photo);
  else if (removesPhoto) form.set('removePhoto', 'true');
  return form;
}

function emptyOr(rule: z.ZodMiniType<string, string>) {
  return z.string().check(
    z.trim(),
    z.superRefine((value, context) => {
      if (value === '') return;
      for (const { message } of rule.safeParse(value).error?.issues ?? []) {
        context.addIssue({ code: 'custom', message });
      }
    }),
  );
}
