import * as z from 'zod/mini';
import { messages } from '#contract/validation-messages.ts';

/** The signed-in person as the browser remembers them; roles are never read from here. */
export const SessionUser = z.object({
  fullName: z.string().check(z.minLength(1, messages.required('Full name'))),
  email: z.email(messages.email('Email')),
  token: z
    .string({
      error: ({ input }) => (input === undefined ? messages.tokenRequired : messages.tokenString),
    })
    .check(z.minLength(1, messages.tokenEmpty)),
  isVerified: z._default(
    z.boolean({
      error: ({ input }) =>
        input === null ? messages.verificationRequired : messages.verificationBoolean,
    }),
    false,
  ),
});
export type SessionUser = z.infer<typeof SessionUser>;
