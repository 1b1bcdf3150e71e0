import * as z from 'zod/mini';
import {
  booleanOf,
  dateOf,
  idOf,
  isRecord,
  numberOf,
  textOf,
} from '#contract/rules/tolerant-values.ts';
import { RegistrationCounts, User, UserTotal } from './user.ts';

/**
 * Reads a user as any API may send it, also inside `user`. Only `id` (or `_id`) is required; a missing
 * email becomes empty, every other field that is missing or malformed becomes null, and numbers may
 * be text.
 */
export const TolerantUser = z.pipe(z.transform(readUser), User);

/** The signed-in user, whose id nothing depends on; a missing one becomes empty. */
export const TolerantOwnUser = z.pipe(
  z.transform(readUser),
  z.object({ ...User.shape, id: z.string() }),
);

function readUser(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (isRecord(value.user)) return readUser(value.user);
  return {
    id: idOf(value.id ?? value._id) ?? '',
    fullName: textOf(value.fullName),
    email: textOf(value.email) ?? '',
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
    newEmail: textOf(value.newEmail),
    photo: typeof value.photo === 'string' ? value.photo : null,
    token: textOf(value.token),
  };
}

/** The payload of login and registration, with a tolerant user; the token may be a number. */
export const TolerantSignInResponse = z.pipe(
  z.transform((value: unknown) =>
    isRecord(value) ? { user: value.user, token: textOf(value.token) } : value,
  ),
  z.nullish(z.object({ user: z.nullish(TolerantOwnUser), token: z.nullable(z.string()) })),
);

/** The payload may be the number itself, and the number may be text. */
export const TolerantUserTotal = z.pipe(
  z.transform((value: unknown) => ({ total: numberOf(isRecord(value) ? value.total : value) })),
  UserTotal,
);

/** Days that are malformed are left out; a list without any readable day is malformed itself. */
export const TolerantRegistrationCounts = z.pipe(z.transform(readDays), RegistrationCounts);

function readDays(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const days = value.flatMap(readDay);
  return days.length > 0 || value.length === 0 ? days : null;
}

function readDay(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  const [date, count] = [dateOf(value.date), numberOf(value.count)];
  if (date === null || count === null) return [];
  return [{ date: new Date(date).toISOString().slice(0, 10), count }];
}
