import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { propertyReference } from '#contract/property-words.ts';
import { brand } from '#contract/site/brand.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { ContactForm } from '#src/features/company/contact-form.tsx';
import { ContactWays } from '#src/features/company/contact-ways.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { AskedProperty } from '#src/features/properties/detail/asked-property.tsx';
import { contactHrefs } from '#src/features/properties/detail/property-contact.ts';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';
import { paths } from '#src/lib/paths.ts';

const { description: lede } = pageHeads.contact;

const office = {
  location: brand.address.lines.join(', '),
  coordinates: brand.address.coordinates,
};

export function ContactPage() {
  const [parameters] = useSearchParams();
  const propertyId = parameters.get('property') ?? '';
  return (
    <>
      <PageHead {...pageHeads.contact} />
      <PageContainer className="pt-8 pb-16 md:pt-12 md:pb-24">
        <PageHeading title="Contact us" lede={lede} />
        <div className="mt-8 md:mt-10 grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <Card className="min-w-0 p-4 shadow-card sm:p-6 lg:self-start lg:p-8">
            {propertyId ? <FormAboutProperty key={propertyId} id={propertyId} /> : <ContactForm />}
          </Card>
          <div>
            <ContactWays />
          </div>
        </div>
        <section aria-labelledby="office" className="mt-16">
          <h2 id="office" className="mb-4 font-display text-xl font-semibold">
            Our office
          </h2>
          <PropertyMap property={office} pinLabel={`The office of ${brand.name}`} />
        </section>
      </PageContainer>
    </>
  );
}

/** The reference is filled in, even of a property that cannot be shown now. */
function FormAboutProperty({ id }: { id: string }) {
  const { data: property, isPending } = useQuery(propertyQueries.detail(id));
  if (isPending) return <Skeleton className="h-130" />;
  if (!property) {
    const url = new URL(paths.propertyListing.href(id), window.location.origin).href;
    return (
      <>
        <p role="status" className="mb-6 rounded-card bg-warning-soft p-4 text-sm text-warning">
          We could not load the property you came from. Its reference is in the message below.
        </p>
        <ContactForm enquiry={{ reference: propertyReference({ _id: id }), url }} />
      </>
    );
  }
  const enquiry = {
    title: property.title,
    reference: propertyReference(property),
    url: contactHrefs(property).address,
  };
  return (
    <>
      <div className="mb-8">
        <AskedProperty property={property} />
      </div>
      <ContactForm enquiry={enquiry} />
    </>
  );
}
