import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PropertyContactBar } from '#src/features/properties/property-contact-bar.tsx';
import { PropertyDetail } from '#src/features/properties/property-detail.tsx';
import { PropertyLoadError } from '#src/features/properties/property-load-error.tsx';
import { propertyQueries } from '#src/features/properties/property-queries.ts';
import { PropertySkeleton } from '#src/features/properties/property-skeleton.tsx';
import { propertyDescription } from '#src/features/properties/property-words.ts';
import { paths } from '#src/lib/paths.ts';

export function PropertyPage() {
  const { id = '' } = useParams();
  const { data: property, error, isFetching, refetch } = useQuery(propertyQueries.detail(id));

  return (
    <>
      <PageContainer className="pb-16">
        <nav aria-label="Way back" className="py-3">
          <Link
            to={paths.propertyListings.href()}
            className="inline-flex h-11 items-center gap-2 text-sm font-medium text-brand hover:text-brand-strong hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            All properties
          </Link>
        </nav>
        {property && (
          <>
            <PageHead
              title={property.title}
              description={propertyDescription(property)}
              canonicalPath={paths.propertyListing.href(property._id)}
            />
            <PropertyDetail key={property._id} property={property} />
          </>
        )}
        {error && (
          <>
            <PageHead title="Property not shown" isPrivate />
            <PropertyLoadError error={error} onRetry={refetch} isRetrying={isFetching} />
          </>
        )}
        {!property && !error && <PropertySkeleton />}
      </PageContainer>
      {property && <PropertyContactBar property={property} />}
    </>
  );
}
