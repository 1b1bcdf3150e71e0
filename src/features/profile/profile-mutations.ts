import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as endpoints from '#contract/endpoints/profile.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { toasts } from './texts.ts';

/**
 * `onUpdated` refetches the user, and the mutation stays pending until then. It must not reject:
 * the profile is stored whether or not the refetch fails.
 */
export function useUpdateProfile(onUpdated: () => Promise<unknown>) {
  /** From 0 to 1. */
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationKey: ['update-profile'],
    mutationFn: (body: FormData) =>
      call(endpoints.updateProfile, {
        body,
        onUploadProgress: (event) => setProgress(event.progress ?? 0),
      }),
    meta: {
      failureToast: { title: toasts.updateFailed, fallback: toasts.notUpdated },
    },
    onMutate: () => setProgress(0),
    onSuccess: async () => {
      await onUpdated();
      notify.success(toasts.updated);
    },
  });
  return { ...mutation, progress };
}
