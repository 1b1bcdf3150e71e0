import * as z from 'zod/mini';
import { VerifyOtpRequest } from '#contract/endpoints/session.ts';
import { email, givenPassword, password } from './field-rules.ts';

const wellKnownWord =
  /^(?:pass(?:word|code)?|qwerty|abc|admin|welcome|letmein|iloveyou|nigeria|lagos|abuja|gida)[\W\d]*$/i;

/** Whether a password is a well-known word, only digits, or a few characters repeated. */
export function isEasyToGuess(password: string): boolean {
  const different = new Set(password.toLowerCase()).size;
  return wellKnownWord.test(password) || /^\d+$/.test(password) || different < 5;
}

export const ForgotPasswordRequest = z.strictObject({ email: email() });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = z.strictObject({
  email: email(),
  otp: VerifyOtpRequest.shape.otp,
  password: password('New password'),
});
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const ChangePasswordRequest = z.strictObject({
  currentPassword: givenPassword('Current password'),
  password: password('New password'),
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
