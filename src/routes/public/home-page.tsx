import type { ReactNode } from 'react';
import { organizationJsonLd } from '#contract/organization.ts';
import { pageHeads } from '#contract/page-heads.ts';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ContactCall } from '#src/features/home/contact-call.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { PopularPlaces } from '#src/features/properties/popular-places.tsx';
import { RecentProperties } from '#src/features/properties/recent-properties.tsx';
import { useFirstView } from '#src/lib/use-first-view.ts';

export function HomePage() {
  return (
    <>
      <PageHead {...pageHeads.home} jsonLd={[organizationJsonLd(window.location.origin)]} />
      <Hero />
      <Later>
        <RecentProperties />
      </Later>
      <Later>
        <PopularPlaces />
      </Later>
      <Later>
        <WhyChooseUs />
      </Later>
      <Later>
        <PartnerStrip />
      </Later>
      <Later>
        <ContactCall />
      </Later>
    </>
  );
}

/** On a first view drawn after the hero, and laid out only once it comes near the screen. */
function Later({ children }: { children: ReactNode }) {
  const { isFirstView, isWhole } = useFirstView();
  if (!isFirstView) return children;
  return (
    <div
      className={
        isWhole ? '[contain-intrinsic-size:auto_36rem] [content-visibility:auto]' : 'min-h-144'
      }
    >
      {isWhole && children}
    </div>
  );
}
