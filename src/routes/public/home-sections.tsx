import { ContactCallToAction } from '#src/features/company/contact-call-to-action.tsx';
import { PartnerStrip } from '#src/features/home/partner-strip.tsx';
import { WhyChooseUs } from '#src/features/home/why-choose-us.tsx';
import { PopularPlaces } from '#src/features/properties/list/popular-places.tsx';

/** The sections of the home page that are below the first screen. */
export function HomeSections() {
  return (
    <>
      <PopularPlaces />
      <WhyChooseUs />
      <PartnerStrip />
      <ContactCallToAction />
    </>
  );
}
