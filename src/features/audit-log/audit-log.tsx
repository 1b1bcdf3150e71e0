import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import * as z from 'zod/mini';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { searchDatesUrl, withOrderedDates } from '#src/lib/url-dates.ts';
import { urlValue, useUrlState } from '#src/lib/use-url-state.ts';
import { AuditEntry } from './audit-entry.tsx';
import { auditEventQueries } from './audit-event-queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import * as texts from './texts.ts';

const text = z.string().check(z.minLength(1));
const AuditFilterState = z
  .object({
    action: urlValue(text),
    user: urlValue(text),
    property: urlValue(text),
    ...searchDatesUrl,
  })
  .check(z.overwrite(withOrderedDates));
const noFilter = {
  action: undefined,
  user: undefined,
  property: undefined,
  searchFrom: undefined,
  searchTo: undefined,
};

/** The events, the latest first. */
export function AuditTrail() {
  const [filter, change] = useUrlState(AuditFilterState);
  const trail = useInfiniteQuery({
    ...auditEventQueries.trail(filter),
    placeholderData: keepPreviousData,
  });
  const events = trail.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      <AuditFilters filter={filter} onChange={change} events={events} />
      <div className="mb-1 flex min-h-11 items-center justify-end">
        <Freshness
          updatedAt={trail.dataUpdatedAt}
          isRefreshing={trail.isRefetching}
          onRefresh={trail.refetch}
        />
      </div>
      {events.length > 0 ? (
        <Card
          as="section"
          aria-label={texts.events}
          aria-busy={trail.isPlaceholderData}
          className={cn('px-4 transition-opacity sm:px-5', trail.isPlaceholderData && 'opacity-55')}
        >
          <ol>
            {events.map((event) => (
              <AuditEntry key={event.id} event={event} />
            ))}
          </ol>
        </Card>
      ) : trail.isPending ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton radius="card" className="h-[60dvh]" />
        </div>
      ) : trail.isError ? (
        <ErrorState
          title={texts.failed}
          description={trail.error.message}
          onRetry={trail.refetch}
          isRetrying={trail.isFetching}
        />
      ) : (
        <EmptyState
          icon={<History />}
          title={texts.noneFound}
          description={texts.keptFor}
          action={
            isFiltered && <Button onClick={() => change(noFilter)}>{texts.clearFilters}</Button>
          }
        />
      )}
      {trail.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            isBusy={trail.isFetchingNextPage}
            onClick={() => trail.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
