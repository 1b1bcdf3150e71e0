import { FOR_SALE } from '#contract/property.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { ContactCall } from '#src/features/home/contact-call.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { RecentProperties } from '#src/features/properties/recent-properties.tsx';
import { brand } from '#src/lib/brand.ts';
import { paths } from '#src/lib/paths.ts';

export function HomePage() {
  return (
    <>
      <PageHead title={brand.name} canonicalPath={paths.home.href()} />
      <Hero />
      <PageContainer as="section" aria-labelledby="recent" className="py-16 md:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="recent" className="font-display text-2xl font-semibold md:text-3xl">
            Most recent properties
          </h2>
          <ButtonLink to={paths.propertyListings.href({ status: FOR_SALE })} variant="secondary">
            View all properties
          </ButtonLink>
        </div>
        <RecentProperties />
      </PageContainer>
      <WhyChooseUs />
      <PartnerStrip />
      <ContactCall />
    </>
  );
}
