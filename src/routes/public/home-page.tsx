import { organizationJsonLd } from '#contract/site/organization.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ContactCallToAction } from '#src/features/company/contact-call-to-action.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { PopularPlaces } from '#src/features/properties/list/popular-places.tsx';
import { RecentProperties } from '#src/features/properties/list/recent-properties.tsx';

export function HomePage() {
  return (
    <>
      <PageHead {...pageHeads.home} jsonLd={[organizationJsonLd(window.location.origin)]} />
      <Hero />
      <RecentProperties />
      <PopularPlaces />
      <WhyChooseUs />
      <PartnerStrip />
      <ContactCallToAction />
    </>
  );
}
