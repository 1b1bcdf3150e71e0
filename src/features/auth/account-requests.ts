import * as z from 'zod/mini';
import { AccountExport, AccountSession, type DeleteAccountRequest } from '#contract/account.ts';
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#contract/password.ts';
import { request } from '#src/lib/api.ts';
import { requestList } from '#src/lib/list-requests.ts';

/** Nobody reads these answers. */
const Anything = z.unknown();

export const forgotPassword = (data: ForgotPasswordRequest) =>
  request(Anything, { method: 'POST', url: '/auth/forgot-password', data });

export const resetPassword = (data: ResetPasswordRequest) =>
  request(Anything, { method: 'POST', url: '/auth/reset-password', data });

export const changePassword = (data: ChangePasswordRequest) =>
  request(Anything, { method: 'PUT', url: '/auth/password', data });

export const getSessions = async (signal?: AbortSignal) =>
  (await requestList(AccountSession, { url: '/auth/sessions', signal })).items;

export const endOneSession = (id: string) =>
  request(Anything, { method: 'DELETE', url: `/auth/sessions/${encodeURIComponent(id)}` });

export const endAllSessions = () => request(Anything, { method: 'DELETE', url: '/auth/sessions' });

export const getExport = () => request(AccountExport, { url: '/auth/export' });

export const deleteAccount = (data: DeleteAccountRequest) =>
  request(Anything, { method: 'POST', url: '/auth/delete-account', data });
