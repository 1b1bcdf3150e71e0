import { lazy, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { organizationJsonLd } from '#contract/site/organization.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import * as texts from '#src/features/home/texts.ts';
import { BudgetLinks } from '#src/features/properties/list/budget-links.tsx';
import { RecentProperties } from '#src/features/properties/list/recent-properties.tsx';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';

/** Less than the height of the recent properties, so that a first screen does not load the rest. */
const SECTIONS_DISTANCE_PX = 400;

export function HomePage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead {...pageHeads.home} jsonLd={[organizationJsonLd(window.location.origin)]} />
      <Hero
        searchField={(props) => (
          <PropertySearchField
            {...props}
            isLandmark={false}
            onChooseArea={(area) => navigate(paths.propertyListings.href(area))}
          />
        )}
      />
      <BudgetLinks />
      <RecentProperties />
      <LazySections />
    </>
  );
}

// React.lazy never retries a failed import, so each attempt needs a new component.
const lazySections = () =>
  lazy(async () => ({ default: (await import('./home-sections.tsx')).HomeSections }));

/** The sections below the first screen, which are loaded when they come near the screen. */
function LazySections() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(ref, SECTIONS_DISTANCE_PX);
  const [attempts, setAttempts] = useState(0);
  const [Sections, setSections] = useState(lazySections);

  function retry() {
    setSections(lazySections);
    setAttempts(attempts + 1);
    // The pressed button disappears; the focus stays where the sections appear.
    ref.current?.focus({ preventScroll: true });
  }

  // About the height of the sections.
  const height = 'min-h-610 md:min-h-460 lg:min-h-412';
  const placeholder = <div className={height} />;
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {isNear ? (
        <PartBoundary
          key={attempts}
          loading={placeholder}
          failed={
            <ErrorState
              title={texts.restNotLoaded}
              onRetry={retry}
              className={cn('justify-center border-none', height)}
            />
          }
        >
          <Sections />
        </PartBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}
