import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { described } from '#contract/rules/described.ts';
import { email, emptyOr, personName, phoneNumber, text } from '#contract/rules/field-rules.ts';
import { TolerantOwnUser } from './tolerant-user.ts';
import { User } from './user.ts';

/** The parts of `PUT /auth/profile`, sent as multipart form data; omitted parts do not change. */
export const ProfileForm = z.strictObject({
  fullName: z.optional(z.string()),
  email: described(
    z.optional(z.string()),
    'A new address needs `currentPassword`, and replaces a verified one only after it is verified.',
  ),
  phoneNumber: z.optional(z.string()),
  location: z.optional(z.string()),
  photo: z
    .optional(z.string())
    .check(z.meta({ format: 'binary', description: 'Requires a verified email.' })),
  removePhoto: z.optional(z.enum(['true', 'false'])),
  currentPassword: z.optional(z.string()),
});

/** The fields of a profile; an empty phone number or location removes it. */
export const ProfileFields = z.object({
  fullName: personName('Full name'),
  email: email(),
  phoneNumber: emptyOr(phoneNumber()),
  location: emptyOr(text('Location', { accepts: 'punctuated' })),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

/** The largest photo that the reference API accepts, in bytes. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

export const updateProfile = {
  method: 'PUT',
  path: '/auth/profile',
  audience: 'user',
  summary: "Change the user's own profile",
  body: { type: 'multipart/form-data', schema: ProfileForm },
  data: User,
  tolerant: TolerantOwnUser,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

/** Days in which the owner of a replaced address can undo the change. */
export const EMAIL_UNDO_DAYS = 7;

export const UndoEmailChangeRequest = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const undoEmailChange = {
  method: 'POST',
  path: '/auth/undo-email-change',
  audience: 'public',
  capability: 'email-change',
  summary:
    'Restore a replaced email address with the token sent to it; ends every session, and the password must be reset',
  body: { type: 'application/json', schema: UndoEmailChangeRequest },
  data: z.object({ email: z.string() }),
  failures: [429],
  sendsCredentials: true,
} as const satisfies Endpoint;
