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
  const [chosenStart, setStart] = useState(0);
  const { data, error, refetch, isFetching } = useQuery(propertyQueries.recent());
  const cards = data?.properties.map((property) => (
    <PropertyCard
      key={property._id}
      property={property}
      badge={<Badge tone="highlight">{texts.recent}</Badge>}
      titleAs="h3"
    />
  ));
  const count = cards?.length ?? 0;
  // A later response may have fewer rows.
  const start = chosenStart < count ? chosenStart : 0;
  const viewAll = (
    <ButtonLink
      to={paths.propertyListings.href()}
      variant={isWide ? 'secondary' : 'ghost'}
      className="max-md:px-0!"
    >
      {texts.viewAll}
    </ButtonLink>
  );
  return (
    <PageContainer
      as="section"
      aria-labelledby="recent"
      className="py-5 max-md:pb-10 md:pt-10 md:pb-20"
    >
      <div className="mb-3 flex flex-wrap items-center gap-4 md:mb-6">
        <h2 id="recent" className="mr-auto font-display text-2xl font-semibold md:text-3xl">
          {texts.recentHeading}
        </h2>
        {isWide && (
          <RecentSteps
            first={start}
            perView={CARDS_PER_ROW}
            count={count}
            onStep={(direction) => setStart(start + direction * CARDS_PER_ROW)}
          />
        )}
        {isWide && viewAll}
      </div>
      {error && !cards ? (
        <ErrorState title={texts.failed(error.message)} onRetry={refetch} isRetrying={isFetching} />
      ) : !cards ? (
        <RecentSkeleton />
      ) : cards.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : isWide ? (
        <RecentGrid cards={cards} start={start} />
      ) : (
        <RecentCarousel cards={cards}>{viewAll}</RecentCarousel>
      )}
      {!isWide && count === 0 && viewAll}
    </PageContainer>
  );
}

/** A row of three cards; the others wait in the same place. */
function RecentGrid({ cards, start }: { cards: readonly ReactElement[]; start: number }) {
  return (
    <ul aria-label={texts.recentProperties} className="grid grid-cols-3 gap-4 lg:gap-6">
      {cards.map((card, index) => {
        const isHidden = index < start || index >= start + CARDS_PER_ROW;
        return (
          <li
            key={card.key}
            aria-hidden={isHidden}
            inert={isHidden}
            // All are in one grid row, so that a row of shorter cards does not change the height.
            style={{ gridArea: `1 / ${(index % CARDS_PER_ROW) + 1}` }}
            className={cn('min-w-0 transition-opacity', isHidden && 'invisible opacity-0')}
          >
            {card}
          </li>
        );
      })}
    </ul>
  );
}

/** A placeholder with the size of the grid, or of the carousel with its buttons. */
function RecentSkeleton() {
  return (
    <div role="status" className="max-md:pb-15">
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
