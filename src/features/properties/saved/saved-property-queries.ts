import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/saved-properties.ts';
import { call } from '#src/lib/api.ts';
import * as texts from './texts.ts';

export const savedPropertyQueries = {
  all: () => ['saved-properties'] as const,

  list: () =>
    queryOptions({
      queryKey: [...savedPropertyQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listSavedProperties, { signal })).items,
    }),

  /** The same list for the save buttons on cards, which do not show a failure themselves. */
  listForCards: () => ({
    ...savedPropertyQueries.list(),
    meta: { failureToast: texts.notLoaded },
  }),

  state: (id: string) =>
    queryOptions({
      queryKey: [...savedPropertyQueries.all(), 'state', id] as const,
      queryFn: ({ signal }) => call(endpoints.getSavedState, { params: { id }, signal }),
      meta: { failureToast: texts.notLoaded },
    }),
};
