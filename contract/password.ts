import * as z from 'zod/mini';
import { email, givenPassword, password } from './field-rules.ts';
import { VerifyOtpRequest } from './session.ts';

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
