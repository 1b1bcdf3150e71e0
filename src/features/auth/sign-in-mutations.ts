import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoEmailChange, updateProfile } from '#contract/endpoints/profile.ts';
import type {
  LoginRequest,
  RegisterRequest,
  SignInResponse,
  VerifyOtpRequest,
} from '#contract/endpoints/session.ts';
import * as endpoints from '#contract/endpoints/sign-in.ts';
import type { User } from '#contract/endpoints/user.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { notify } from '#src/lib/notify.ts';
import { updateSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';
import { login, toasts } from './texts.ts';

/** Resolves with null if the password was correct and the code of two-step login is missing. */
export function useLogin() {
  return useMutation({
    mutationKey: ['login'],
    mutationFn: async (body: LoginRequest) => {
      try {
        return startSession((await call(endpoints.login, { body })).data);
      } catch (error) {
        if (body.code === undefined && requiresCode(error)) return null;
        throw error;
      }
    },
    onSuccess: (user) => {
      if (user) notify.success(toasts.loggedIn, { description: toasts.loggedInDescription });
    },
  });
}

function requiresCode(error: unknown): boolean {
  return hasCapability('two-factor') && error instanceof ApiError && 'code' in error.fields;
}

/** The new user is signed in and not verified, whatever the response contains. */
export function useRegister() {
  return useMutation({
    mutationKey: ['register'],
    mutationFn: async (body: RegisterRequest) =>
      startSession((await call(endpoints.register, { body })).data, false),
    onSuccess: ({ email }) =>
      notify.success(toasts.registered, { description: toasts.registeredDescription(email) }),
  });
}

/** `newEmail` replaces the session's, if the account had a verified one. */
export function useVerifyEmail(newEmail: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['verify-email'],
    mutationFn: (body: VerifyOtpRequest) => call(endpoints.verifyOtp, { body }),
    // The form shows the reason at the code.
    meta: { failureToast: { title: toasts.emailNotVerified, description: '' } },
    onSuccess: () => {
      updateSession({ isVerified: true, email: newEmail ?? undefined });
      notify.success(toasts.emailVerified);
      return client.invalidateQueries({ queryKey: sessionQueries.all() });
    },
  });
}

export function useRequestCode() {
  return useMutation({
    mutationKey: ['request-code'],
    mutationFn: () => call(endpoints.requestOtp),
    meta: { failureToast: { title: toasts.codeNotSent } },
    onSuccess: () => notify.success(toasts.codeSent, { description: toasts.codeSentDescription }),
  });
}

/** Sends a code to another address (capability `email-change`). */
export function useCorrectEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (fields: { email: string; currentPassword: string }) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const { data } = await call(updateProfile, { body });
      if (data) storeUser(data);
    },
    meta: { failureToast: false },
    onSuccess: () => {
      notify.success(toasts.codeSent, { description: toasts.codeSentDescription });
      return client.invalidateQueries({ queryKey: sessionQueries.all() });
    },
  });
}

/** Returns the restored address. */
export function useUndoEmailChange() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await call(undoEmailChange, { body: { token } })).data.email,
    // The page shows the reason.
    meta: { failureToast: false },
  });
}

/** Stores the user and token of a login or registration. @throws ApiError if either is missing or invalid */
function startSession(response: SignInResponse, isVerified?: boolean): User {
  const { user } = response ?? {};
  if (!user) throw new ApiError(login.userMissing);
  const { email, fullName } = user;
  const token = response?.token ?? user.token;
  if (!token) throw new ApiError(login.tokenMissing);
  updateSession({
    fullName: fullName || email,
    email,
    isVerified: isVerified ?? user.isVerified ?? false,
    token,
  });
  return user;
}

/**
 * Updates the session from the server's record of its user, and keeps what that lacks.
 * @throws ApiError if it is invalid
 */
export function storeUser({ fullName, email, isVerified }: User): void {
  updateSession({
    fullName: fullName || undefined,
    email: email || undefined,
    isVerified: isVerified ?? undefined,
  });
}
