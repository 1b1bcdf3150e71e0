import { z } from 'zod';
import { email, personName, phoneNumber, placeName } from './field-rules.ts';

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
