import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { ErrorState } from './error-state.tsx';

const showMore = 'Show more';

interface PagedListProps {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly unknown[] }>>;
  /** The title of a failure. */
  failed: string;
  empty: ReactNode;
  /** Replaces the refetch of the list. */
  onRefresh?: () => void;
  /** The list, shown once it has items. */
  children: ReactNode;
}

/** What stands in place of a list while it loads, or if it fails or is empty, and what follows it. */
export function PagedList({ query, failed, empty, onRefresh, children }: PagedListProps) {
  const { data, isPending, error, isPlaceholderData: isBusy, refetch } = query;
  return (
    <>
      {data?.pages.some(({ items }) => items.length > 0) ? (
        <div aria-busy={isBusy} className={cn('transition-opacity', isBusy && 'opacity-55')}>
          {children}
        </div>
      ) : isPending ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton radius="card" className="h-[60dvh]" />
        </div>
      ) : error ? (
        <ErrorState
          title={failed}
          description={error.message}
          onRetry={refetch}
          isRetrying={query.isFetching}
        />
      ) : (
        empty
      )}
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {showMore}
          </Button>
        </div>
      )}
      <div className="mt-6">
        <Freshness
          updatedAt={query.dataUpdatedAt}
          isRefreshing={query.isRefetching}
          onRefresh={onRefresh ?? refetch}
        />
      </div>
    </>
  );
}
