import { useDeferredValue, useState } from 'react';
import { organizationJsonLd } from '#contract/site/organization.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ContactCall } from '#src/features/home/contact-call.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { PopularPlaces } from '#src/features/properties/list/popular-places.tsx';
import { RecentProperties } from '#src/features/properties/list/recent-properties.tsx';
import { isInFirstView } from '#src/lib/first-view.ts';

export function HomePage() {
  // On a first view the hero is drawn before the rest; later a scroll position may have to be found.
  const [isFirstView] = useState(isInFirstView);
  const isWhole = useDeferredValue(true, !isFirstView);
  return (
    <>
      <PageHead {...pageHeads.home} jsonLd={[organizationJsonLd(window.location.origin)]} />
      <Hero />
      {isWhole ? (
        <>
          <RecentProperties />
          <PopularPlaces />
          <WhyChooseUs />
          <PartnerStrip />
          <ContactCall />
        </>
      ) : (
        <div className="min-h-dvh" />
      )}
    </>
  );
}
