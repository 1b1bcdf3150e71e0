import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isRunning } from './import-labels.ts';
import { getImport, getImportNotes, getImports, type NotedOutcome } from './import-requests.ts';

const POLL_MS = 1500;
const POLL_LIST_MS = 5000;

/** Refetched on each visit: imports change on the server, and other admins start new ones. */
const refetchOnVisit = { staleTime: 0, refetchOnMount: 'always' } as const;

export const importQueries = {
  all: () => ['property-imports'] as const,

  list: () =>
    queryOptions({
      queryKey: [...importQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => getImports(signal),
      refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_LIST_MS : false),
      ...refetchOnVisit,
      meta: { failureToast: false },
    }),

  /** Polls while the import runs, except in a hidden tab. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => getImport(id, signal),
      refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
      ...refetchOnVisit,
      // The page shows the failure and continues to poll.
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
