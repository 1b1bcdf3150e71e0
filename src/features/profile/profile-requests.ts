import * as z from 'zod/mini';
import { request } from '#src/lib/api.ts';

/** `onProgress` hears which part of the form has gone out, from 0 to 1. */
export const updateProfile = (form: FormData, onProgress: (part: number) => void) =>
  request(z.unknown(), {
    method: 'PUT',
    url: '/auth/profile',
    data: form,
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  });
