import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-error.ts';

/** Which account calls the API has beyond the specified ones, by name; none where it does not say. */
export const accountExtensions = () =>
  queryOptions({
    queryKey: ['account-extensions'] as const,
    queryFn: ({ signal }) => getExtensions(signal),
    meta: { isPublic: true },
  });

async function getExtensions(signal: AbortSignal): Promise<string[]> {
  try {
    return await request(z.array(z.string()), { url: '/auth/extensions', signal });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return [];
    throw error;
  }
}
