import { useNavigate } from 'react-router-dom';
import { firstHeads } from '#contract/site/first-heads.ts';
import { organizationJsonLd } from '#contract/site/organization.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ContactCallToAction } from '#src/features/company/contact-call-to-action.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { RecentProperties } from '#src/features/properties/list/recent-properties.tsx';
import { BudgetLinks, PopularPlaces } from '#src/features/properties/list/search-links.tsx';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { isAnythingKept } from '#src/lib/device-store.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';

const KeptOnHome = lazyPart(
  async () => (await import('#src/features/properties/saved-searches/kept-on-home.tsx')).KeptOnHome,
);

export function HomePage() {
  const navigate = useNavigate();
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <>
      <PageHead {...firstHeads.home} jsonLd={[organizationJsonLd(window.location.origin)]} />
      <Hero
        searchField={(props) => (
          <PropertySearchField
            {...props}
            isLandmark={false}
            onChooseArea={(area) => navigate(paths.propertyListings.href(area))}
          />
        )}
        budgets={<BudgetLinks />}
      />
      <RecentProperties />
      {!isWide && <BudgetLinks />}
      {isAnythingKept() && (
        <PageContainer className="pb-16 empty:hidden md:pb-24">
          <KeptOnHome />
        </PageContainer>
      )}
      <PopularPlaces />
      <WhyChooseUs />
      <PartnerStrip />
      <ContactCallToAction />
    </>
  );
}
