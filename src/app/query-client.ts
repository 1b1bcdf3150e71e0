import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, CancelledError, ConflictError } from '#src/lib/api-response.ts';
import { notify, removeToast } from '#src/lib/notify.ts';
import * as texts from './texts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** The toast of a failure that no part of the screen shows; false if the screen shows it. */
      failureToast?: false | FailureToast;
    };
    mutationMeta: {
      /** The toast of a failure; false if the screen shows it. */
      failureToast?: false | FailureToast;
    };
  }
}

interface FailureToast {
  title: string;
  /** In place of the error's message; empty for the title alone. */
  description?: string | ((error: ApiError) => string);
  /** In place of a message that is not the server's. */
  fallback?: string;
  /** The screen shows a ConflictError itself. */
  exceptConflicts?: true;
}

const RETRIES = 1;

/** The defaults of the specification's section 9. Failures are toasted by the caches, once. */
export function createQueryClient(): QueryClient {
  const mutationCache = new MutationCache({
    onError: (error, _variables, _context, { meta, mutationId }) => {
      const { failureToast = { title: texts.error } } = meta ?? {};
      if (failureToast) showFailure(error, failureToast, toastIdOf(mutationId));
    },
    // With a mutation key, the toasts of earlier errors are gone once it succeeds.
    onSuccess: (_data, _variables, _context, { options: { mutationKey } }) => {
      if (!mutationKey) return;
      const failed = mutationCache.findAll({ mutationKey, exact: true, status: 'error' });
      for (const { mutationId } of failed) removeToast(toastIdOf(mutationId));
    },
  });
  return new QueryClient({
    mutationCache,
    queryCache: new QueryCache({
      // Without older data on screen, the route shows the failure and a way to retry.
      onError: (error, query) => {
        const { failureToast } = query.meta ?? {};
        if (failureToast === false) return;
        if (!failureToast && query.state.data === undefined) return;
        showFailure(error, failureToast ?? { title: texts.error });
      },
    }),
    defaultOptions: {
      queries: {
        // Offline, a request fails at once instead of waiting for the connection.
        networkMode: 'always',
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        // A failure is no reason to refetch on mount either: the screen has a way to retry.
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < RETRIES && !isRejection(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function toastIdOf(mutationId: number): string {
  return `mutation-${mutationId}`;
}

function showFailure(error: ApiError, toast: FailureToast, id?: string) {
  const { title, description, fallback, exceptConflicts } = toast;
  if (error.endsSession || error instanceof CancelledError) return;
  if (exceptConflicts && error instanceof ConflictError) return;
  const message = error.isServerMessage ? error.message : (fallback ?? error.message);
  const text = typeof description === 'function' ? description(error) : description;
  notify.error(title, { description: text ?? message, ...(id && { id }) });
}

/** A 4xx response would be the same again. */
function isRejection(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
