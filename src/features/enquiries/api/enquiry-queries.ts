import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/enquiries.ts';
import { call } from '#src/lib/api.ts';

export const enquiryQueries = {
  all: () => ['enquiries'] as const,

  /** The latest first. Not cached between visits: visitors and other admins change it. */
  list: (filter: endpoints.EnquiriesQuery) =>
    infiniteQueryOptions({
      queryKey: [...enquiryQueries.all(), 'list', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(endpoints.listEnquiries, { query: { ...filter, cursor: pageParam }, signal }),
      // The first page has no cursor.
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ meta }) => meta?.nextCursor,
      gcTime: 0,
    }),

  /** New enquiries about a home, from the first page of those that mention its title. */
  newAbout: ({ _id, title }: { _id: string; title: string }) =>
    queryOptions({
      queryKey: [...enquiryQueries.all(), 'list', 'new', _id] as const,
      queryFn: async ({ signal }) => {
        const query = { state: 'new' as const, q: title.slice(0, 200) };
        const { items } = await call(endpoints.listEnquiries, { query, signal });
        return items.filter(({ property }) => property?._id === _id);
      },
      gcTime: 0,
      meta: { failureToast: false },
    }),

  overview: () =>
    queryOptions({
      queryKey: [...enquiryQueries.all(), 'overview'] as const,
      queryFn: ({ signal }) => call(endpoints.getEnquiryOverview, { signal }),
      meta: { failureToast: false },
    }),

  /** Not cached between visits: another admin may change it. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...enquiryQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => call(endpoints.getEnquiry, { params: { id }, signal }),
      gcTime: 0,
    }),

  related: (id: string) =>
    queryOptions({
      queryKey: [...enquiryQueries.all(), 'related', id] as const,
      queryFn: async ({ signal }) =>
        (await call(endpoints.listRelatedEnquiries, { params: { id }, signal })).items,
      gcTime: 0,
      meta: { failureToast: false },
    }),
};
