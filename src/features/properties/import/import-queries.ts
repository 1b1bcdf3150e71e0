import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isRunning } from './import-labels.ts';
import { getImport, getImportNotes, getImports, type NotedOutcome } from './import-requests.ts';

const POLL_MS = 1500;
const POLL_LIST_MS = 5000;

/** Each visit asks anew: imports go on without us, and other admins start theirs. */
const alwaysAnew = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Every query of imports; the only place that spells their keys. */
export const importQueries = {
  all: () => ['property-imports'] as const,

  list: () =>
    queryOptions({
      queryKey: [...importQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => getImports(signal),
      refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_LIST_MS : false),
      ...alwaysAnew,
      meta: { failureToast: false },
    }),

  /** Asks again and again while the API works on it, save in a tab that nobody sees. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => getImport(id, signal),
      refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
      ...alwaysAnew,
      // The page itself says so, once, and goes on asking.
      meta: { failureToast: false },
    }),

  notes: (id: string, outcome: NotedOutcome | undefined) =>
    infiniteQueryOptions({
      queryKey: [...importQueries.all(), 'notes', id, outcome] as const,
      queryFn: ({ pageParam, signal }) =>
        getImportNotes(id, { outcome, cursor: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { failureToast: false },
    }),
};
