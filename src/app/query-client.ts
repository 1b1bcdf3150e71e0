import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/api-error.ts';
import { notify } from '#src/lib/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** The same answer for everyone, so that it may outlive a session. */
      isPublic?: boolean;
      /** For a query whose failure no part of the screen shows; false where one shows every one. */
      failureToast?: false | FailureToast;
    };
    mutationMeta: {
      /** What the toast of a failure says; false where the screen itself shows the failure. */
      failureToast?: false | FailureToast;
    };
  }
}

interface FailureToast {
  title: string;
  /** In place of the error's message; empty for the title alone. */
  description?: string;
  /** In place of a message that is not the server's. */
  fallback?: string;
}

const RETRIES = 1;

/** Answers are kept until something changes them; a failure speaks once (see the caches' onError). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Without older data on screen, the route shows the failure and a way to retry.
      onError: (error, query) => {
        const { failureToast } = query.meta ?? {};
        if (failureToast === false) return;
        if (!failureToast && query.state.data === undefined) return;
        showFailure(error, failureToast ?? { title: 'Error' });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { failureToast = { title: 'Error' } } = mutation.meta ?? {};
        if (failureToast) showFailure(error, failureToast);
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

function showFailure(error: ApiError, { title, description, fallback }: FailureToast) {
  if (error.endsSession) return;
  const message = error.isServerMessage ? error.message : (fallback ?? error.message);
  notify.error(title, { description: description ?? message });
}

/** A 4xx answer would be the same again. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
