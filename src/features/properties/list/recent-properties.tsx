import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-grid.tsx';
import { RecentCarousel } from './recent-carousel.tsx';
import { RecentGrid } from './recent-grid.tsx';

/** The newest that are for sale: three at a time, and one at a time on the phone. */
export function RecentProperties() {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <PageContainer as="section" aria-labelledby="recent" className="py-16 md:py-24">
      <div className="mb-6 flex items-end justify-between gap-6 md:mb-8">
        <h2 id="recent" className="font-display text-2xl font-semibold md:text-3xl">
          Most recent properties
        </h2>
        {isWide && <ViewAll />}
      </div>
      <RecentCards isWide={isWide} />
      {!isWide && <ViewAll className="mt-6 w-full" />}
    </PageContainer>
  );
}

function ViewAll({ className }: { className?: string }) {
  return (
    <ButtonLink to={paths.propertyListings.href()} variant="secondary" className={className}>
      View all properties
    </ButtonLink>
  );
}

function RecentCards({ isWide }: { isWide: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(propertyQueries.recent());
  if (error) {
    return (
      <ErrorState
        title={`Error loading properties: ${error.message}`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <RecentSkeleton />;
  if (data.properties.length === 0) {
    return <EmptyState title="No properties available at the moment." icon={<Building2 />} />;
  }
  const cards = data.properties.map((property) => (
    <PropertyCard
      key={property._id}
      property={property}
      badge={<Badge tone="highlight">Recent</Badge>}
      titleAs="h3"
    />
  ));
  return isWide ? <RecentGrid cards={cards} /> : <RecentCarousel cards={cards} />;
}

/** In the shape of the grid and of the carousel, with the room for the buttons below. */
function RecentSkeleton() {
  return (
    <div role="status" className="pb-17 md:pb-19">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <div className="mr-10 sm:grid sm:grid-cols-2 sm:gap-4 md:mr-0 md:grid-cols-3 lg:gap-6">
        <PropertyCardSkeleton />
        <div className="max-sm:hidden">
          <PropertyCardSkeleton />
        </div>
        <div className="max-md:hidden">
          <PropertyCardSkeleton />
        </div>
      </div>
    </div>
  );
}
