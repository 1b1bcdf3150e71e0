import { PageHead } from '#src/components/layout/page-head.tsx';
import { ContactCall } from '#src/features/home/contact-call.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { organizationJsonLd } from '#src/features/home/organization.ts';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { PopularPlaces } from '#src/features/properties/popular-places.tsx';
import { RecentProperties } from '#src/features/properties/recent-properties.tsx';
import { paths } from '#src/lib/paths.ts';

export function HomePage() {
  return (
    <>
      <PageHead
        title="Homes for sale across Nigeria"
        description="Houses, apartments, land and new developments for sale in Abuja, Lagos and across Nigeria, with clear prices, honest pictures and an agent to talk to."
        canonicalPath={paths.home.href()}
        jsonLd={[organizationJsonLd()]}
      />
      <Hero />
      <RecentProperties />
      <PopularPlaces />
      <WhyChooseUs />
      <PartnerStrip />
      <ContactCall />
    </>
  );
}
