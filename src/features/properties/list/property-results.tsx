import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';
import * as texts from './texts.ts';

/** Phones do not show it. */
const Freshness = lazyPart(
  async () => (await import('#src/components/ui/freshness.tsx')).Freshness,
);

export type Results = ReturnType<typeof usePropertyResults>;

/** The results of a search, from an API with paging or without. */
export function usePropertyResults(search: PropertySearch) {
  const client = useQueryClient();
  const query = useInfiniteQuery(propertyQueries.pages(search));
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const isWaiting = query.isPending || query.isPlaceholderData;
  const { data: preview } = useQuery({
    ...propertyQueries.preview(search),
    enabled: isWaiting && !hasCapability('paging'),
  });
  // While a new search loads, from a cached list or the old pages.
  const pages = isWaiting && preview ? [preview] : (data?.pages ?? []);
  const [firstPage] = pages;

  return {
    status: firstPage ? ('success' as const) : query.status,
    error: data ? null : query.error,
    properties: pages.flatMap((page) => page.properties),
    /** The number of results on all pages. */
    total: pages.at(-1)?.total ?? 0,
    facets: firstPage?.facets ?? {},
    hasMore: hasNextPage && !isWaiting,
    loadMore() {
      if (hasNextPage && !isFetching) fetchNextPage();
    },
    isLoadingMore: isFetchingNextPage,
    isRefreshing: isFetching && !isFetchingNextPage && firstPage !== undefined,
    /** When the API responded, in milliseconds since 1970; 0 before the first response. */
    updatedAt: firstPage?.fetchedAt ?? 0,
    async refresh() {
      await client.invalidateQueries({ queryKey: propertyQueries.wholeLists() });
      refetch();
    },
  };
}

/** Longer lists load more only by the button, so that the footer can be reached. */
const MAX_AUTO_LOADED = 96;

interface PropertyResultsProps {
  results: Results;
  onRetry: () => void;
  /** Shown in place of the cards if there are none. */
  empty: ReactNode;
  /** Another card than the usual one, at most two of them in a row. */
  card?: (property: Property, index: number) => ReactNode;
}

/** The cards of a search's results, or why there are none. */
export function PropertyResults({ results, onRetry, empty, card }: PropertyResultsProps) {
  const { status, error, properties } = results;
  const isWide = useMediaQuery(NOT_MOBILE);
  if (status === 'pending') return <PropertyGridSkeleton isWide={!!card} />;
  if (status === 'error') {
    return <ErrorState title={texts.failed(error?.message)} onRetry={onRetry} />;
  }
  if (properties.length === 0) return empty;
  const { updatedAt, isRefreshing, refresh } = results;
  return (
    <>
      <FoundProperties results={results} card={card} />
      {isWide && (
        <div className="mt-8 flex min-h-6">
          <Freshness updatedAt={updatedAt} isRefreshing={isRefreshing} onRefresh={refresh} />
        </div>
      )}
    </>
  );
}

function FoundProperties({ results, card }: Pick<PropertyResultsProps, 'results' | 'card'>) {
  const { properties, hasMore, isRefreshing } = results;
  const cardsRef = useRef<HTMLDivElement>(null);
  const [pressedAt, setPressedAt] = useState<number>();

  // After a press on 'Show more', the focus moves to the first new card; a new search cancels this.
  if (pressedAt !== undefined && pressedAt > properties.length) setPressedAt(undefined);
  useEffect(() => {
    if (pressedAt === undefined || properties.length <= pressedAt) return;
    const link = cardsRef.current?.querySelector<HTMLElement>(`[data-card="${pressedAt}"] a`);
    link?.focus({ preventScroll: true });
    setPressedAt(undefined);
  }, [pressedAt, properties.length]);

  return (
    <div ref={cardsRef}>
      <PropertyGrid
        properties={properties}
        isStale={isRefreshing}
        card={card}
        isWide={card && true}
      />
      {hasMore && <LoadMore results={results} onPress={() => setPressedAt(properties.length)} />}
    </div>
  );
}

/** Loads more properties when the end of the list is near, and on a button. */
function LoadMore({ results, onPress }: { results: Results; onPress: () => void }) {
  const { properties, total, isLoadingMore, loadMore } = results;
  const shown = properties.length;
  const progress = `${formatNumber(shown)} of ${formatNumber(total)} shown`;
  const endRef = useRef<HTMLDivElement>(null);
  const loadNext = useEffectEvent(loadMore);

  // Observes again only after more properties are shown; a failed load waits for the button.
  useEffect(() => {
    if (!endRef.current || shown >= MAX_AUTO_LOADED) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadNext(),
      { rootMargin: '600px' },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [shown]);

  return (
    <div ref={endRef} className="mt-10 flex flex-col items-center gap-3">
      <p className="text-sm text-muted tabular-nums">{progress}</p>
      <Button
        variant="secondary"
        isBusy={isLoadingMore}
        onClick={() => {
          onPress();
          loadMore();
        }}
      >
        {texts.showMore}
      </Button>
    </div>
  );
}
