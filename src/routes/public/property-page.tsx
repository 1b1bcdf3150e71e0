import { useParams } from 'react-router-dom';
import { propertyNotShownHead } from '#contract/page-heads.ts';
import { propertyHead } from '#contract/property-head.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { BackToProperties } from '#src/features/properties/back-to-properties.tsx';
import { PropertyContactBar } from '#src/features/properties/property-contact-bar.tsx';
import { PropertyDetail } from '#src/features/properties/property-detail.tsx';
import { PropertyLoadError } from '#src/features/properties/property-load-error.tsx';
import { PropertySkeleton } from '#src/features/properties/property-skeleton.tsx';
import { useProperty } from '#src/features/properties/use-property.ts';
import { SaveButton } from '#src/features/saved-properties/save-button.tsx';
import { apiOrigin } from '#src/lib/api-origin.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';

export function PropertyPage() {
  const { id = '' } = useParams();
  const isWide = useMediaQuery(NOT_MOBILE);
  const { data: property, error, refetch } = useProperty(id);

  return (
    <>
      <PageContainer className="pb-16">
        <BackToProperties />
        {property && (
          <>
            <PageHead
              {...propertyHead(property, {
                origin: window.location.origin,
                apiOrigin: apiOrigin(),
              })}
            />
            <PropertyDetail
              key={property._id}
              property={property}
              action={isWide && <SaveButton property={property} />}
            />
          </>
        )}
        {!property && <h1 className="sr-only">Property</h1>}
        {error && (
          <>
            <PageHead {...propertyNotShownHead} />
            <PropertyLoadError error={error} onRetry={refetch} />
          </>
        )}
        {!property && !error && <PropertySkeleton />}
      </PageContainer>
      {property && !isWide && (
        <PropertyContactBar
          property={property}
          action={<SaveButton property={property} isCompact />}
        />
      )}
    </>
  );
}
