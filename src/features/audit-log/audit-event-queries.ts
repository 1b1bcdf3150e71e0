import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditEventsQuery } from '#contract/endpoints/audit-log.ts';
import * as endpoints from '#contract/endpoints/audit-log.ts';
import { call } from '#src/lib/api.ts';

/** An action, the ids of a user and a property, and the days of the events. */
export type AuditFilter = Omit<AuditEventsQuery, 'cursor'>;

export const auditEventQueries = {
  /** The latest first. Not cached between visits: every sign-in adds an event. */
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['audit-events', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(endpoints.listAuditEvents, { query: { ...filter, cursor: pageParam }, signal }),
      // The first page has no cursor.
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ meta }) => meta?.nextCursor,
      gcTime: 0,
    }),
};
