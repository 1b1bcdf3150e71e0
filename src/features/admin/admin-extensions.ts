import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { adminEndpoints, adminFormExtensions } from '#contract/admin-endpoints.ts';
import { request } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-error.ts';

/** What an API may offer admins beyond the specified calls. */
export type AdminExtension = keyof typeof adminEndpoints | (typeof adminFormExtensions)[number];

/** Which of them the API has, by name; none where it does not say. */
export const adminExtensions = () =>
  queryOptions({
    queryKey: ['admin-extensions'] as const,
    queryFn: ({ signal }) => getExtensions(signal),
  });

async function getExtensions(signal: AbortSignal): Promise<string[]> {
  try {
    return await request(z.array(z.string()), { url: '/admin/extensions', signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
