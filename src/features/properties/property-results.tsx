import { Building2, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { appliedFilters } from './applied-filters.ts';
import { LoadMore } from './load-more.tsx';
import { PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';
import type { PropertyResults as Results } from './use-property-results.ts';

interface PropertyResultsProps {
  search: PropertySearch;
  results: Results;
  onRetry: () => void;
  onClear: () => void;
}

/** What a search found: cards, or in their place why there are none. */
export function PropertyResults({ search, results, onRetry, onClear }: PropertyResultsProps) {
  const { status, error, properties } = results;
  if (status === 'pending') return <PropertyGridSkeleton />;
  if (status === 'error') {
    return <ErrorState title={`Error loading properties: ${error?.message}`} onRetry={onRetry} />;
  }
  if (properties.length === 0) return <NoProperties search={search} onClear={onClear} />;
  return <FoundProperties results={results} />;
}

function FoundProperties({ results }: Pick<PropertyResultsProps, 'results'>) {
  const { properties, total, hasMore, isLoadingMore, isRefreshing, loadMore } = results;
  const gridRef = useRef<HTMLUListElement>(null);
  const [askedAt, setAskedAt] = useState<number>();

  // Who pressed the button goes on with the first of the properties that it brought.
  if (askedAt !== undefined && askedAt > properties.length) setAskedAt(undefined);
  useEffect(() => {
    if (askedAt === undefined || properties.length <= askedAt) return;
    gridRef.current?.children[askedAt]?.querySelector('a')?.focus({ preventScroll: true });
    setAskedAt(undefined);
  }, [askedAt, properties.length]);

  return (
    <>
      <PropertyGrid ref={gridRef} properties={properties} isStale={isRefreshing} />
      {hasMore && (
        <LoadMore
          shown={properties.length}
          total={total}
          isLoading={isLoadingMore}
          onNear={loadMore}
          onPress={() => {
            setAskedAt(properties.length);
            loadMore();
          }}
        />
      )}
    </>
  );
}

function NoProperties({ search, onClear }: Pick<PropertyResultsProps, 'search' | 'onClear'>) {
  if (appliedFilters(search).length === 0) {
    return <EmptyState title="No properties available at the moment." icon={<Building2 />} />;
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title="No properties match all of these filters"
      description="Take away one of the filters above, or begin again with all of them cleared."
      action={<Button onClick={onClear}>Clear all filters</Button>}
    />
  );
}
