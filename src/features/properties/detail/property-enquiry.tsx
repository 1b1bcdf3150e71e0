import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { priceLabel, propertyReference } from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { paths } from '#src/lib/paths.ts';
import { contactHrefs } from './property-contact.ts';
import * as texts from './texts.ts';

interface PropertyEnquiryProps {
  id: string;
  /** Renders the form; the title is missing if the property could not be loaded. */
  form: (enquiry: { title?: string; reference: string; url: string }) => ReactNode;
}

export function PropertyEnquiry({ id, form }: PropertyEnquiryProps) {
  const { data: property, isPending } = useQuery(propertyQueries.detail(id));
  if (isPending) return <Skeleton className="h-130" />;
  const url = property
    ? contactHrefs(property).url
    : new URL(paths.propertyListing.href(id), window.location.origin).href;
  return (
    <>
      {property ? (
        <EnquiredProperty property={property} />
      ) : (
        <p role="status" className="mb-6 rounded-card bg-warning-soft p-4 text-sm text-warning">
          {texts.enquiryNotLoaded}
        </p>
      )}
      {form({ title: property?.title, reference: propertyReference(property ?? { _id: id }), url })}
    </>
  );
}

function EnquiredProperty({ property }: { property: Property }) {
  return (
    <section
      aria-label={texts.enquiryLabel}
      className="group relative mb-8 flex overflow-hidden rounded-card border bg-surface"
    >
      <div className="w-28 shrink-0 sm:w-40">
        <PropertyPhoto image={imagesOf(property)[0]} sizes="160px" />
      </div>
      <div className="min-w-0 p-4">
        <p className="text-sm text-muted">{texts.reference(propertyReference(property))}</p>
        <h2 className="mt-0.5 line-clamp-2 leading-snug font-medium">
          <Link
            to={propertyHref(property)}
            className="outline-none group-hover:text-brand after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {property.title}
          </Link>
        </h2>
        <p className="mt-1.5 text-sm text-muted">{locationLabel(property)}</p>
        <p className="mt-1 font-semibold tabular-nums">{priceLabel(property)}</p>
      </div>
    </section>
  );
}
