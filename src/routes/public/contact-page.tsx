import { useSearchParams } from 'react-router-dom';
import { brand } from '#contract/site/brand.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { ContactForm } from '#src/features/company/contact-form.tsx';
import { ContactWays } from '#src/features/company/contact-ways.tsx';
import * as texts from '#src/features/company/texts.ts';
import { PropertyEnquiry } from '#src/features/properties/detail/property-enquiry.tsx';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';

const { title, description: lede } = pageHeads.contact;

const office = {
  location: brand.address.lines.join(', '),
  coordinates: brand.address.coordinates,
};

export function Component() {
  const [parameters] = useSearchParams();
  const propertyId = parameters.get('property') ?? '';
  return (
    <>
      <PageHead {...pageHeads.contact} />
      <PageContainer className="pt-8 pb-16 md:pt-12 md:pb-24">
        <PageHeading title={title} lede={lede} />
        <div className="mt-8 md:mt-10 grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Card className="min-w-0 p-4 shadow-card sm:p-6 lg:self-start lg:p-8">
            {propertyId ? (
              <PropertyEnquiry
                key={propertyId}
                id={propertyId}
                form={(enquiry) => <ContactForm enquiry={enquiry} />}
              />
            ) : (
              <ContactForm />
            )}
          </Card>
          <ContactWays />
        </div>
        <section aria-labelledby="office" className="mt-16">
          <h2 id="office" className="mb-4 font-display text-xl font-semibold">
            {texts.map.heading}
          </h2>
          <PropertyMap property={office} pinLabel={texts.map.pin} />
        </section>
      </PageContainer>
    </>
  );
}
