import * as z from 'zod/mini';
import {
  email,
  givenPassword,
  OTP_LENGTH,
  password,
  personName,
  phoneNumber,
} from '#contract/rules/field-rules.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { User } from './user.ts';

/** Letters and digits of a recovery code, which is shown in two halves: 'k3m9q-x7w2p'. */
export const RECOVERY_CODE_LENGTH = 10;

/** A code of an authenticator app or a recovery code, typed with or without spaces and hyphens. */
export const signInCode = () =>
  z
    .string({ error: messages.required('Code') })
    .check(
      z.minLength(1, messages.required('Code')),
      z.maxLength(2 * RECOVERY_CODE_LENGTH, messages.invalid('Code')),
      z.regex(
        new RegExp(`^[\\s-]*([a-zA-Z\\d][\\s-]*){${OTP_LENGTH},${RECOVERY_CODE_LENGTH}}$`),
        messages.invalid('Code'),
      ),
    );

export const LoginRequest = z.strictObject({
  email: email(),
  password: givenPassword(),
  /** Required for users with two-step login (capability `two-factor`). */
  code: z.optional(signInCode()),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RegisterRequest = z.strictObject({
  fullName: personName('Full name'),
  email: email(),
  phoneNumber: z.optional(phoneNumber()),
  password: password(),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const VerifyOtpRequest = z.strictObject({
  otp: z
    .string({ error: messages.required('Code') })
    .check(
      z.minLength(1, messages.required('Code')),
      z.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), messages.invalid('Code')),
    ),
});
export type VerifyOtpRequest = z.infer<typeof VerifyOtpRequest>;

/** Minutes until a one-time code of the reference API expires. */
export const OTP_MINUTES = 10;
/** Seconds until the reference API sends another one-time code. */
export const OTP_RESEND_SECONDS = 60;

/** The payload of login and registration. Another API may omit a field; the app then shows an error. */
export const SignInResponse = z.nullish(
  z.object({ user: z.nullish(User), token: z.nullish(z.string()) }),
);
export type SignInResponse = z.infer<typeof SignInResponse>;
