import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isDevelopment } from '#contract/property.ts';
import { propertyNotShownHead } from '#contract/site/page-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { useProperty } from '#src/features/properties/api/use-property.ts';
import { PropertyContactBar } from '#src/features/properties/detail/property-contact-bar.tsx';
import { PropertyDetail } from '#src/features/properties/detail/property-detail.tsx';
import { ShareButton } from '#src/features/properties/detail/share-button.tsx';
import { SimilarProperties } from '#src/features/properties/detail/similar-properties.tsx';
import { PropertySkeleton } from '#src/features/properties/list/property-skeleton.tsx';
import { SaveButton } from '#src/features/saved-properties/save-button.tsx';
import { useCachedSavedProperties } from '#src/features/saved-properties/saved-property-queries.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { apiOrigin } from '#src/lib/env.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';

interface PropertyScreenProps {
  /** Says what the page is about while, or if, there is no property. */
  heading: string;
  back: ReactNode;
  /** Of properties that are not marked as developments too. */
  hidesEveryPrice?: boolean;
  loadError: (error: ApiError, retry: () => void) => ReactNode;
}

/** The page of one property, whichever of the two addresses it has. */
export function PropertyScreen({
  heading,
  back,
  hidesEveryPrice = false,
  loadError,
}: PropertyScreenProps) {
  const { id = '' } = useParams();
  const isWide = useMediaQuery(NOT_MOBILE);
  const { data: property, error, refetch } = useProperty(id, useCachedSavedProperties());
  const hidesPrice = hidesEveryPrice || (property !== undefined && isDevelopment(property));

  return (
    <>
      <PageContainer className="pb-16 print:pt-5 print:pb-0">
        <div className="flex items-center justify-between">
          {back}
          {property && !isWide && (
            <div className="-mr-3 print:hidden">
              <ShareButton property={property} />
            </div>
          )}
        </div>
        {property && (
          <div key={property._id}>
            <PageHead
              {...propertyHead(property, {
                origin: window.location.origin,
                apiOrigin: apiOrigin(),
                hidesPrice,
              })}
            />
            <PropertyDetail
              property={property}
              hidesPrice={hidesPrice}
              action={<SaveButton property={property} />}
            />
            <SimilarProperties property={property} />
          </div>
        )}
        {!property && <h1 className="sr-only">{heading}</h1>}
        {error && (
          <>
            <PageHead {...propertyNotShownHead} />
            {loadError(error, refetch)}
          </>
        )}
        {!property && !error && <PropertySkeleton />}
      </PageContainer>
      {property && !isWide && <PropertyContactBar property={property} hidesPrice={hidesPrice} />}
    </>
  );
}
