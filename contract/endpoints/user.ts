import * as z from 'zod/mini';
import { described } from '#contract/rules/described.ts';
import { givenPassword } from '#contract/rules/field-rules.ts';

export const ADMIN_ROLE = 'admin';
export const USER_ROLE = 'user';
export const ACTIVE_STATUS = 'Active';
export const DEACTIVATED_STATUS = 'Deactivated';

/** A user. `id` and `email` are required. */
export const User = z.object({
  id: z.string().check(z.minLength(1)),
  fullName: z.nullish(z.string()),
  email: z.string(),
  phoneNumber: z.nullish(z.string()),
  location: z.nullish(z.string()),
  role: z.nullish(z.string()),
  isVerified: z.nullish(z.boolean()),
  registrationDate: z.nullish(z.string()),
  lastActive: z.nullish(z.string()),
  totalLogins: z.nullish(z.number()),
  propertiesViewed: z.nullish(z.number()),
  propertiesSaved: z.nullish(z.number()),
  /** 'Active' or 'Deactivated'; other APIs may send other values. */
  status: z.nullish(z.string()),
  newEmail: described(
    z.nullish(z.string()),
    'Extension: the address that replaces `email` when it is verified.',
  ),
  photo: described(z.nullish(z.string()), 'Extension: URL of the photo.'),
  /** Only in the responses to login and registration. */
  token: z.nullish(z.string()),
});
export type User = z.infer<typeof User>;

export const ChangeRoleRequest = z.strictObject({
  role: z.enum([ADMIN_ROLE, USER_ROLE]),
  /** The admin's own. */
  currentPassword: givenPassword(),
});
export type ChangeRoleRequest = z.infer<typeof ChangeRoleRequest>;

/** A deactivated user is signed out everywhere and cannot sign in. */
export const ChangeUserStatusRequest = z.strictObject({
  status: z.enum([ACTIVE_STATUS, DEACTIVATED_STATUS]),
});
export type ChangeUserStatusRequest = z.infer<typeof ChangeUserStatusRequest>;

export const UserTotal = z.object({ total: z.int() });

/** Registrations by day, oldest first. */
export const RegistrationCounts = z.array(
  z.object({ date: z.string(), count: z.int().check(z.gte(0)) }),
);
