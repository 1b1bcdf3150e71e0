import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/api-error.ts';
import { notify } from '#src/lib/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** What the toast of a failure says; false where the screen itself shows the failure. */
      failureToast?: false | { title: string; description?: string };
    };
  }
}

const RETRIES = 1;

/** Answers are kept until something changes them; a failure speaks once (see the caches' onError). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Without older data on screen, the route shows the failure and a way to retry.
      onError: (error, query) => {
        if (query.state.data !== undefined) notify.error('Error', { description: error.message });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { failureToast = { title: 'Error' } } = mutation.meta ?? {};
        if (!failureToast) return;
        const { title, description = error.message } = failureToast;
        notify.error(title, { description });
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      },
    },
  });
}

/** A 4xx answer would be the same again. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
