import { infiniteQueryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/audit-log.ts';
import { call } from '#src/lib/api.ts';
import type { AuditFilter } from './audit-filter-url.ts';

/** Every query about what happened; the only place that spells their keys. */
export const auditEventQueries = {
  /** The latest first. It goes on while it is read, so nobody's earlier look is kept. */
  trail: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['audit-events', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(endpoints.listAuditEvents, { query: { ...filter, cursor: pageParam }, signal }),
      // No cursor begins at the latest event.
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ meta }) => meta?.nextCursor,
      gcTime: 0,
    }),
};
