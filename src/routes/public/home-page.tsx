import { organizationJsonLd } from '#contract/site/organization.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { LazyPart } from '#src/components/feedback/lazy-part.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import * as texts from '#src/features/home/texts.ts';
import { BudgetLinks } from '#src/features/properties/list/budget-links.tsx';
import { RecentProperties } from '#src/features/properties/list/recent-properties.tsx';
import { HomeSearchField } from '#src/features/properties/search/home-search-field.tsx';

const loadSections = async () => (await import('./home-sections.tsx')).HomeSections;

/** Less than the height of the recent properties, so that a first screen does not load the rest. */
const SECTIONS_DISTANCE_PX = 400;

export function HomePage() {
  return (
    <>
      <PageHead {...pageHeads.home} jsonLd={[organizationJsonLd(window.location.origin)]} />
      <Hero searchField={(props) => <HomeSearchField {...props} />} />
      <BudgetLinks />
      <RecentProperties />
      <LazyPart
        load={loadSections}
        distancePx={SECTIONS_DISTANCE_PX}
        failureTitle={texts.restNotLoaded}
        placeholderClassName="min-h-610 md:min-h-460 lg:min-h-412"
      />
    </>
  );
}
