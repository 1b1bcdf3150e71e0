import type { Endpoint } from '#contract/endpoint.ts';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#contract/rules/password.ts';
import { LoginRequest, RegisterRequest, SignInResponse, VerifyOtpRequest } from './session.ts';
import { TolerantSignInResponse } from './tolerant-user.ts';

export const login = {
  method: 'POST',
  path: '/auth/login',
  audience: 'public',
  summary: 'Log in with an email and a password',
  body: { type: 'application/json', schema: LoginRequest },
  data: SignInResponse,
  tolerant: TolerantSignInResponse,
  failures: [401, 403, 429],
  sendsCredentials: true,
} as const satisfies Endpoint;

export const register = {
  method: 'POST',
  path: '/auth/register',
  audience: 'public',
  summary: 'Create an account, whose email is not verified yet',
  body: { type: 'application/json', schema: RegisterRequest },
  data: SignInResponse,
  tolerant: TolerantSignInResponse,
  status: 201,
  failures: [409, 429],
  sendsCredentials: true,
} as const satisfies Endpoint;

export const verifyOtp = {
  method: 'POST',
  path: '/auth/verify-otp',
  audience: 'user',
  summary: 'Verify the email with the one-time code sent to it',
  sendsCredentials: true,
  body: { type: 'application/json', schema: VerifyOtpRequest },
  failures: [429],
} as const satisfies Endpoint;

export const requestOtp = {
  method: 'POST',
  path: '/auth/request-otp',
  audience: 'user',
  summary: 'Send a new one-time code',
  failures: [429],
} as const satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/auth/forgot-password',
  audience: 'public',
  capability: 'password-reset',
  summary: 'Send a code for a new password; the response is the same for unknown addresses',
  body: { type: 'application/json', schema: ForgotPasswordRequest },
  failures: [429],
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/auth/reset-password',
  audience: 'public',
  capability: 'password-reset',
  summary: 'Set a new password with the code from the email; ends every session',
  body: { type: 'application/json', schema: ResetPasswordRequest },
  failures: [429],
} as const satisfies Endpoint;

export const changePassword = {
  method: 'PUT',
  path: '/auth/password',
  audience: 'user',
  capability: 'password-change',
  summary: "Change the user's own password; ends every other session",
  sendsCredentials: true,
  body: { type: 'application/json', schema: ChangePasswordRequest },
  failures: [429],
} as const satisfies Endpoint;
