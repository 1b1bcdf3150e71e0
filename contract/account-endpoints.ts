import * as z from 'zod/mini';
import { AccountExport, AccountSession, DeleteAccountRequest } from './account.ts';
import type { Endpoint } from './endpoints.ts';
import { envelopeOf, MessageAnswer } from './envelope.ts';
import { ChangePasswordRequest, ForgotPasswordRequest, ResetPasswordRequest } from './password.ts';

/**
 * Calls beyond the specification's section 7, which other APIs need not have. `accountExtensions`
 * answers with the names of those that are there; where it is a 404, there is none.
 */
export const accountEndpoints = {
  accountExtensions: {
    method: 'GET',
    path: '/auth/extensions',
    audience: 'public',
    summary: 'Names of the account calls that this API has beyond the specified ones',
    answer: envelopeOf(z.array(z.string())),
    failures: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    audience: 'public',
    summary: 'Send a code for a new password; the answer is the same for unknown addresses',
    body: { type: 'application/json', schema: ForgotPasswordRequest },
    answer: MessageAnswer,
    failures: [429],
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    audience: 'public',
    summary: 'Set a new password with the code from the e-mail; ends every session',
    body: { type: 'application/json', schema: ResetPasswordRequest },
    answer: MessageAnswer,
    failures: [429],
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/password',
    audience: 'user',
    summary: 'Change the own password; ends every other session',
    body: { type: 'application/json', schema: ChangePasswordRequest },
    answer: MessageAnswer,
    failures: [401, 429],
  },
  accountSessions: {
    method: 'GET',
    path: '/auth/sessions',
    audience: 'user',
    summary: 'Where the signed-in person is signed in, the latest used first',
    answer: envelopeOf(z.array(AccountSession)),
    failures: [401],
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    audience: 'user',
    summary: 'Sign out one of the own sessions',
    answer: MessageAnswer,
    failures: [401, 404],
  },
  endAllSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    audience: 'user',
    summary: 'Sign out everywhere, here included',
    answer: MessageAnswer,
    failures: [401],
  },
  exportAccount: {
    method: 'GET',
    path: '/auth/export',
    audience: 'user',
    summary: 'Everything that is kept about the signed-in person',
    answer: envelopeOf(AccountExport),
    failures: [401],
  },
  deleteAccount: {
    method: 'POST',
    path: '/auth/delete-account',
    audience: 'user',
    summary: 'Delete the own account and its data; asks for the password',
    body: { type: 'application/json', schema: DeleteAccountRequest },
    answer: MessageAnswer,
    failures: [401, 409, 429],
  },
} as const satisfies Record<string, Endpoint>;
