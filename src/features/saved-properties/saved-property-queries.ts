import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/saved-properties.ts';
import { call } from '#src/lib/api.ts';

/** Said where it cannot be read whether something is saved. */
const failureToast = {
  title: 'Error',
  description: 'Failed to update saved properties',
} as const;

/** Every query about saved properties; the only place that spells their keys. */
export const savedPropertyQueries = {
  all: () => ['saved-properties'] as const,

  /** The saved properties, the latest first: for their page, and for the hearts on cards. */
  list: () =>
    queryOptions({
      queryKey: [...savedPropertyQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listSavedProperties, { signal })).items,
    }),

  /** Whether one property is saved. */
  state: (id: string) =>
    queryOptions({
      queryKey: [...savedPropertyQueries.all(), 'state', id] as const,
      queryFn: ({ signal }) => call(endpoints.getSavedState, { params: { id }, signal }),
      meta: { failureToast },
    }),

  /** What is on its way to the server about one property. */
  toggle: (id: string) => [...savedPropertyQueries.all(), 'toggle', id] as const,
};
