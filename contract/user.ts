import { z } from 'zod';
import { email, personName, phoneNumber, placeName } from './field-rules.ts';

export const ADMIN_ROLE = 'admin';

/** A person as any API answers it: `id` and `email` are all that no screen can do without. */
export const User = z.object({
  id: z.string().min(1),
  fullName: z.string().nullish(),
  email: z.string(),
  phoneNumber: z.string().nullish(),
  location: z.string().nullish(),
  role: z.string().nullish(),
  isVerified: z.boolean().nullish(),
  registrationDate: z.string().nullish(),
  lastActive: z.string().nullish(),
  totalLogins: z.number().nullish(),
  propertiesViewed: z.number().nullish(),
  propertiesSaved: z.number().nullish(),
  /** 'Active' or otherwise. */
  status: z.string().nullish(),
  photo: z.string().nullish().meta({ description: 'Extension: address of their photograph.' }),
  /** Only in answers to login and registration. */
  token: z.string().nullish(),
});
export type User = z.infer<typeof User>;

/** The parts of `PUT /auth/profile`, sent as multipart form data; what is left out stays. */
export const ProfileForm = z.strictObject({
  fullName: z.string().optional(),
  email: z.string().optional().meta({
    description: 'A new address wants verifying again, and asks for `currentPassword`.',
  }),
  phoneNumber: z.string().optional(),
  location: z.string().optional(),
  photo: z.string().optional().meta({ format: 'binary' }),
  removePhoto: z.enum(['true', 'false']).optional(),
  currentPassword: z.string().optional(),
});

/** What may stand in a profile's fields; an empty phone number or location removes it. */
export const ProfileFields = z.object({
  fullName: personName('Full name'),
  email: email(),
  phoneNumber: phoneNumber(),
  location: placeName('Location'),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

/** The most that the reference API takes for a photograph. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

export const UserTotal = z.object({ total: z.number().int() });

/** Registrations by day, the oldest first. */
export const RegistrationCounts = z.array(
  z.object({ date: z.string(), count: z.number().int().min(0) }),
);
