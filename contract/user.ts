import { z } from 'zod';

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
  /** Only in answers to login and registration. */
  token: z.string().nullish(),
});
export type User = z.infer<typeof User>;

/** The parts of `PUT /auth/profile`, sent as multipart form data. */
export const ProfileForm = z.strictObject({
  fullName: z.string().optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  location: z.string().optional(),
  photo: z.string().optional().meta({ format: 'binary' }),
});

export const UserTotal = z.object({ total: z.number().int() });

/** Registrations by day, the oldest first. */
export const RegistrationCounts = z.array(
  z.object({ date: z.string(), count: z.number().int().min(0) }),
);
