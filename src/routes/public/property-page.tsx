import { useParams } from 'react-router-dom';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { BackToProperties } from '#src/features/properties/back-to-properties.tsx';
import { PropertyContactBar } from '#src/features/properties/property-contact-bar.tsx';
import { PropertyDetail } from '#src/features/properties/property-detail.tsx';
import { propertyHref } from '#src/features/properties/property-href.ts';
import { propertyJsonLd, sharedPicture } from '#src/features/properties/property-json-ld.ts';
import { PropertyLoadError } from '#src/features/properties/property-load-error.tsx';
import { PropertySkeleton } from '#src/features/properties/property-skeleton.tsx';
import { propertyDescription } from '#src/features/properties/property-words.ts';
import { useProperty } from '#src/features/properties/use-property.ts';

export function PropertyPage() {
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useProperty(id);

  return (
    <>
      <PageContainer className="pb-16">
        <BackToProperties />
        {property && (
          <>
            <PageHead
              title={property.title}
              description={propertyDescription(property)}
              canonicalPath={propertyHref(property)}
              image={sharedPicture(property)}
              jsonLd={propertyJsonLd(property)}
            />
            <PropertyDetail key={property._id} property={property} />
          </>
        )}
        {!property && <h1 className="sr-only">Property</h1>}
        {error && (
          <>
            <PageHead title="Property not shown" isPrivate />
            <PropertyLoadError error={error} onRetry={refetch} />
          </>
        )}
        {!property && !error && <PropertySkeleton />}
      </PageContainer>
      {property && <PropertyContactBar property={property} />}
    </>
  );
}
