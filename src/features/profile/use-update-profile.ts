import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as endpoints from '#contract/profile.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';

/**
 * `onUpdated` brings the screen up to what the server now says; the form stays busy until then. It
 * must not fail: what was sent is stored, whatever becomes of the screen.
 */
export function useUpdateProfile(onUpdated: () => Promise<unknown>) {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: (body: FormData) =>
      call(endpoints.updateProfile, {
        body,
        onUploadProgress: (event) => setProgress(event.progress ?? 0),
      }),
    meta: {
      failureToast: {
        title: 'Update Failed',
        fallback: 'Failed to update profile. Please try again.',
      },
    },
    onMutate: () => setProgress(0),
    onSuccess: async () => {
      await onUpdated();
      notify.success('Profile Updated');
    },
  });
  return { ...mutation, progress };
}
