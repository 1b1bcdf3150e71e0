import * as z from 'zod/mini';
import { booleanOf, dateOf, idOf, isRecord, numberOf, textOf } from './tolerant-values.ts';
import { User } from './user.ts';

/**
 * Reads a user as any API may send it. Only `id` (or `_id`) and `email` are required; every other
 * field that is missing or malformed becomes null, and numbers may be text.
 */
export const TolerantUser = z.pipe(z.transform(readUser), User);

function readUser(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return {
    id: idOf(value.id ?? value._id),
    fullName: textOf(value.fullName),
    email: typeof value.email === 'string' ? value.email.trim() : value.email,
    phoneNumber: textOf(value.phoneNumber),
    location: textOf(value.location),
    role: textOf(value.role),
    isVerified: booleanOf(value.isVerified),
    registrationDate: dateOf(value.registrationDate),
    lastActive: dateOf(value.lastActive),
    totalLogins: numberOf(value.totalLogins),
    propertiesViewed: numberOf(value.propertiesViewed),
    propertiesSaved: numberOf(value.propertiesSaved),
    status: textOf(value.status),
    photo: typeof value.photo === 'string' ? value.photo : null,
    token: textOf(value.token),
  };
}

/** The payload of login and registration, with a tolerant user. */
export const TolerantSignInResponse = z.nullish(
  z.object({ user: z.nullish(TolerantUser), token: z.nullish(z.string()) }),
);
