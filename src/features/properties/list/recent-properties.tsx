import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { PropertyCard, PropertyCardSkeleton } from './property-cards.tsx';
import { RecentCarousel, RecentSteps } from './recent-carousel.tsx';
import * as texts from './texts.ts';

const CARDS_PER_ROW = 3;

/** The newest properties for sale: three at a time, on the phone one at a time. */
export function RecentProperties() {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <PageContainer
      as="section"
      aria-labelledby="recent"
      className="py-5 max-md:pb-10 md:pt-10 md:pb-20"
    >
      <div className="mb-3 flex items-end justify-between gap-6 md:mb-6">
        <h2 id="recent" className="font-display text-2xl font-semibold md:text-3xl">
          {texts.recentHeading}
        </h2>
        {isWide && <ViewAll variant="secondary" />}
      </div>
      <RecentCards isWide={isWide} />
      {!isWide && <ViewAll variant="ghost" />}
    </PageContainer>
  );
}

function ViewAll({ variant }: { variant: 'secondary' | 'ghost' }) {
  return (
    <ButtonLink
      to={paths.propertyListings.href()}
      variant={variant}
      className="max-md:mx-auto max-md:mt-2 max-md:flex max-md:w-fit"
    >
      {texts.viewAll}
    </ButtonLink>
  );
}

function RecentCards({ isWide }: { isWide: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(propertyQueries.recent());
  if (error) {
    return (
      <ErrorState title={texts.failed(error.message)} onRetry={refetch} isRetrying={isFetching} />
    );
  }
  if (!data) return <RecentSkeleton />;
  if (data.properties.length === 0) {
    return <EmptyState title={texts.none} />;
  }
  const cards = data.properties.map((property) => (
    <PropertyCard
      key={property._id}
      property={property}
      badge={<Badge tone="highlight">{texts.recent}</Badge>}
      titleAs="h3"
    />
  ));
  return isWide ? <RecentGrid cards={cards} /> : <RecentCarousel cards={cards} />;
}

/** A row of three cards, and buttons to the next three. */
function RecentGrid({ cards }: { cards: readonly ReactElement[] }) {
  const [start, setStart] = useState(0);
  const rows = Array.from(
    { length: Math.ceil(cards.length / CARDS_PER_ROW) },
    (_, row) => row * CARDS_PER_ROW,
  );

  return (
    <>
      <div className="grid">
        {rows.map((rowStart) => (
          // All rows are in one grid cell, so that a shorter one does not change the height.
          <ul
            key={rowStart}
            aria-label={texts.recentProperties}
            aria-hidden={rowStart !== start}
            inert={rowStart !== start}
            className={cn(
              'col-start-1 row-start-1 grid grid-cols-3 gap-4 transition-opacity lg:gap-6',
              rowStart !== start && 'invisible opacity-0',
            )}
          >
            {cards.slice(rowStart, rowStart + CARDS_PER_ROW).map((card) => (
              <li key={card.key} className="min-w-0">
                {card}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <RecentSteps
        first={start}
        perView={CARDS_PER_ROW}
        count={cards.length}
        onStep={(direction) => setStart(start + direction * CARDS_PER_ROW)}
      />
    </>
  );
}

/** Has the size of the grid or carousel with its buttons. */
function RecentSkeleton() {
  return (
    <div role="status" className="pb-17 md:pb-19">
      <span className="sr-only">{texts.loading}</span>
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
