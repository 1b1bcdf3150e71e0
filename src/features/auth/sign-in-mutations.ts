import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#src/lib/notify.ts';
import { updateSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';
import { startSession } from './sign-in-answer.ts';
import { login, register, requestOtp, verifyOtp } from './sign-in-requests.ts';

/** Signs in; answers with the person as the server knows them. */
export function useLogin() {
  return useMutation({
    mutationFn: async (credentials: Parameters<typeof login>[0]) =>
      startSession(await login(credentials)),
    onSuccess: () => notify.success('Login successful!', { description: 'Welcome back!' }),
  });
}

/** Creates an account, signed in and not verified, whatever the answer says of that. */
export function useRegister() {
  return useMutation({
    mutationFn: async (fields: Parameters<typeof register>[0]) =>
      startSession(await register(fields), false),
    onSuccess: ({ email }) =>
      notify.success('Registration successful!', {
        description: `Please verify your email with the code that we sent to ${email}.`,
      }),
  });
}

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: verifyOtp,
    // What is wrong with the code is said beside it.
    meta: { failureToast: { title: 'Something went wrong', description: '' } },
    onSuccess: () => {
      updateSession({ isVerified: true });
      notify.success('Email Verified');
      return client.invalidateQueries({ queryKey: sessionQueries.all() });
    },
  });
}

export function useRequestCode() {
  return useMutation({
    mutationFn: requestOtp,
    meta: { failureToast: { title: 'Something went wrong !' } },
    onSuccess: () =>
      notify.success('Code sent', { description: 'It arrives within a minute or two.' }),
  });
}
