import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import {
  PropertyGrid,
  PropertyGridSkeleton,
} from '#src/features/properties/list/property-grid.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { savedPropertyQueries } from '#src/features/saved-properties/saved-property-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';

export function SavedPropertiesPage() {
  const isSignedIn = useSession() !== null;
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    ...savedPropertyQueries.list(),
    enabled: isSignedIn,
  });
  const regionRef = useFocusAfterRemoval(data?.length);

  return (
    <section ref={regionRef} tabIndex={-1} aria-labelledby="saved" className="outline-none">
      <PageHead title="Saved properties" isPrivate />
      <div className="my-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 id="saved" className="font-display text-2xl font-semibold md:text-3xl">
          Saved properties
        </h1>
        <p role="status" className="text-muted tabular-nums">
          {data && data.length > 0 && countLabel(data.length)}
        </p>
        <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
      </div>
      {!data && error && (
        <ErrorState
          title={`Error loading properties: ${error.message}`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <PropertyGridSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          drawing={<Atlas />}
          title="You have saved nothing yet"
          description="Press Save on a property to keep it here. You will find it on all your devices."
          action={<ButtonLink to={paths.propertyListings.href()}>View all properties</ButtonLink>}
        />
      )}
      {data && data.length > 0 && <PropertyGrid properties={data} />}
    </section>
  );
}

/** Moves the focus to the section when the focused card is removed. */
function useFocusAfterRemoval(count: number | undefined) {
  const regionRef = useRef<HTMLElement>(null);
  const previous = useRef(count);
  useEffect(() => {
    const isFewer = count !== undefined && count < (previous.current ?? 0);
    previous.current = count;
    if (isFewer && document.activeElement === document.body) {
      regionRef.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return regionRef;
}
