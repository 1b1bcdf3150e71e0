import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/table-views.ts';
import { call } from '#src/lib/api.ts';

export const tableViewQueries = {
  /** The views of the account; needs the capability `table-views`. */
  list: () =>
    queryOptions({
      queryKey: ['table-views'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listTableViews, { signal })).items,
      meta: { failureToast: false },
    }),
};
