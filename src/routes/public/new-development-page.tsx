import { useParams } from 'react-router-dom';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { BackToProperties } from '#src/features/properties/back-to-properties.tsx';
import { DevelopmentLoadError } from '#src/features/properties/development-load-error.tsx';
import { DevelopmentSummary } from '#src/features/properties/development-summary.tsx';
import { PropertyContactBar } from '#src/features/properties/property-contact-bar.tsx';
import { PropertyDetail } from '#src/features/properties/property-detail.tsx';
import { propertyHref } from '#src/features/properties/property-href.ts';
import { propertyJsonLd, sharedPicture } from '#src/features/properties/property-json-ld.ts';
import { CONTACT_SUPPORT } from '#src/features/properties/property-rules.ts';
import { PropertySkeleton } from '#src/features/properties/property-skeleton.tsx';
import { propertyDescription } from '#src/features/properties/property-words.ts';
import { useProperty } from '#src/features/properties/use-property.ts';
import { paths } from '#src/lib/paths.ts';

const allDevelopments = { label: 'All new developments', to: paths.newDevelopments.href() };

export function NewDevelopmentPage() {
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useProperty(id);

  return (
    <>
      <PageContainer className="pb-16">
        <BackToProperties all={allDevelopments} />
        {property && (
          <>
            <PageHead
              title={property.title}
              description={propertyDescription(property)}
              canonicalPath={propertyHref(property)}
              image={sharedPicture(property)}
              jsonLd={propertyJsonLd(property)}
            />
            <PropertyDetail
              key={property._id}
              property={property}
              summary={<DevelopmentSummary property={property} />}
            />
          </>
        )}
        {!property && <h1 className="sr-only">New development</h1>}
        {error && (
          <>
            <PageHead title="New development not shown" isPrivate />
            <DevelopmentLoadError error={error} onRetry={refetch} />
          </>
        )}
        {!property && !error && <PropertySkeleton />}
      </PageContainer>
      {property && <PropertyContactBar property={property} price={CONTACT_SUPPORT} />}
    </>
  );
}
