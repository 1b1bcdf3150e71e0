import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import type { PropertyResults as Results } from '#src/features/properties/api/use-property-results.ts';
import { NoProperties } from '#src/features/properties/search/no-properties.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { LoadMore } from './load-more.tsx';
import { PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';
import type { PropertyGridHandle } from './property-grid-shape.ts';

/** Longer lists render only the cards near the screen. */
const LONG_LIST = 60;

const LongPropertyGrid = lazy(async () => ({
  default: (await import('./long-property-grid.tsx')).LongPropertyGrid,
}));

interface PropertyResultsProps {
  search: PropertySearch;
  results: Results;
  onRetry: () => void;
  onRemove: (removal: Partial<PropertySearch>) => void;
  onClear: () => void;
}

/** What a search found: cards, or in their place why there are none. */
export function PropertyResults({
  search,
  results,
  onRetry,
  onRemove,
  onClear,
}: PropertyResultsProps) {
  const { status, error, properties } = results;
  if (status === 'pending') return <PropertyGridSkeleton />;
  if (status === 'error') {
    return <ErrorState title={`Error loading properties: ${error?.message}`} onRetry={onRetry} />;
  }
  if (properties.length === 0) {
    return <NoProperties search={search} onRemove={onRemove} onClear={onClear} />;
  }
  return <FoundProperties results={results} />;
}

function FoundProperties({ results }: Pick<PropertyResultsProps, 'results'>) {
  const { properties, total, hasMore, isLoadingMore, isRefreshing } = results;
  const isLong = !hasCapability('paging') && total > LONG_LIST;
  const gridRef = useRef<PropertyGridHandle>(null);
  const [askedAt, setAskedAt] = useState<number>();

  // Who pressed the button goes on with the first of the properties that it brought.
  if (askedAt !== undefined && askedAt > properties.length) setAskedAt(undefined);
  useEffect(() => {
    if (askedAt === undefined || properties.length <= askedAt) return;
    gridRef.current?.focusCard(askedAt);
    setAskedAt(undefined);
  }, [askedAt, properties.length]);

  return (
    <>
      {isLong ? (
        <Suspense fallback={<PropertyGridSkeleton />}>
          <LongPropertyGrid
            ref={gridRef}
            properties={properties}
            total={total}
            isStale={isRefreshing}
          />
        </Suspense>
      ) : (
        <PropertyGrid ref={gridRef} properties={properties} isStale={isRefreshing} />
      )}
      {hasMore && (
        <LoadMore
          shown={properties.length}
          total={total}
          isLoading={isLoadingMore}
          onNear={results.loadMore}
          onPress={() => {
            setAskedAt(properties.length);
            results.loadMore();
          }}
        />
      )}
    </>
  );
}
