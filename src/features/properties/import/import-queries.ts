import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getImportPhotos } from '#contract/endpoints/import-photos.ts';
import * as endpoints from '#contract/endpoints/imports.ts';
import type { ImportJob, ShownRows } from '#contract/endpoints/property-import.ts';
import { call } from '#src/lib/api.ts';
import { isRunning } from './import-state.tsx';

const POLL_MS = 500;
const POLL_LIST_MS = 5000;

/** Not cached between visits, because imports change on the server. The page shows failures. */
const uncached = { gcTime: 0, meta: { failureToast: false } } as const;

export const importQueries = {
  all: () => ['property-imports'] as const,

  list: () =>
    queryOptions({
      queryKey: [...importQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listImports, { signal })).items,
      refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_LIST_MS : false),
      ...uncached,
    }),

  /** Polls while the import runs, except in a hidden tab. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => call(endpoints.getImport, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
      ...uncached,
    }),

  columnsOf: (id: string) => [...importQueries.all(), 'columns', id] as const,

  /** The words of the file are known after its check, so each state has columns of its own. */
  columns: ({ id, state }: Pick<ImportJob, 'id' | 'state'>) =>
    queryOptions({
      queryKey: [...importQueries.columnsOf(id), state] as const,
      queryFn: ({ signal }) => call(endpoints.getImportColumns, { params: { id }, signal }),
      ...uncached,
    }),

  rowsOf: (id: string) => [...importQueries.all(), 'rows', id] as const,

  rows: ({ id, state }: Pick<ImportJob, 'id' | 'state'>, show: ShownRows | undefined) =>
    infiniteQueryOptions({
      queryKey: [...importQueries.rowsOf(id), state, show] as const,
      queryFn: ({ pageParam, signal }) =>
        call(endpoints.listImportRows, {
          params: { id },
          query: { show, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ meta }) => meta?.nextCursor,
      ...uncached,
    }),

  undo: (id: string) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'undo', id] as const,
      queryFn: ({ signal }) => call(endpoints.getImportUndo, { params: { id }, signal }),
      ...uncached,
    }),

  /** Polls while photos are added. */
  photos: ({ id, state }: Pick<ImportJob, 'id' | 'state'>) =>
    queryOptions({
      queryKey: [...importQueries.all(), 'photos', id, state] as const,
      queryFn: ({ signal }) => call(getImportPhotos, { params: { id }, signal }),
      refetchInterval: (query) =>
        state === 'importing' || query.state.data?.waiting ? POLL_MS : false,
      ...uncached,
    }),
};
