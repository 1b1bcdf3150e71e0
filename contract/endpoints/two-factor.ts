import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenPassword } from '#contract/rules/field-rules.ts';
import { signInCode, VerifyOtpRequest } from './session.ts';

/** Whether a code of an authenticator app is required after the password. */
export const TwoFactorState = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type TwoFactorState = z.infer<typeof TwoFactorState>;

/** The key for the authenticator app, in Base32 and as an `otpauth:` URI for a QR code. */
export const TwoFactorKey = z.object({ key: z.string(), uri: z.string() });
export type TwoFactorKey = z.infer<typeof TwoFactorKey>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const PrepareTwoFactorRequest = z.strictObject({
  currentPassword: givenPassword(),
});
export type PrepareTwoFactorRequest = z.infer<typeof PrepareTwoFactorRequest>;

export const TurnOnTwoFactorRequest = z.strictObject({ code: VerifyOtpRequest.shape.otp });
export type TurnOnTwoFactorRequest = z.infer<typeof TurnOnTwoFactorRequest>;

export const TurnOffTwoFactorRequest = z.strictObject({
  currentPassword: givenPassword(),
  code: signInCode(),
});
export type TurnOffTwoFactorRequest = z.infer<typeof TurnOffTwoFactorRequest>;

const user = { audience: 'user', capability: 'two-factor' } as const;

export const getTwoFactor = {
  ...user,
  method: 'GET',
  path: '/auth/two-factor',
  summary: 'Whether login requires a code from an authenticator app',
  data: TwoFactorState,
} as const satisfies Endpoint;

export const prepareTwoFactor = {
  ...user,
  method: 'POST',
  path: '/auth/two-factor/key',
  summary: 'Create the key for the authenticator app; login does not require it yet',
  sendsCredentials: true,
  body: { type: 'application/json', schema: PrepareTwoFactorRequest },
  data: TwoFactorKey,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

export const turnOnTwoFactor = {
  ...user,
  method: 'POST',
  path: '/auth/two-factor',
  summary: 'Require codes from now on; returns the recovery codes once, and ends other sessions',
  sendsCredentials: true,
  body: { type: 'application/json', schema: TurnOnTwoFactorRequest },
  data: RecoveryCodes,
  failures: [403, 409, 429],
} as const satisfies Endpoint;

export const turnOffTwoFactor = {
  ...user,
  method: 'POST',
  path: '/auth/two-factor/turn-off',
  summary: 'Stop requiring codes; requires the password and a code',
  sendsCredentials: true,
  body: { type: 'application/json', schema: TurnOffTwoFactorRequest },
  failures: [409, 429],
} as const satisfies Endpoint;
