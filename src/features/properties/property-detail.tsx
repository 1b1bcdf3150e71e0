import { type ReactNode, useId } from 'react';
import type { Property } from '#contract/property.ts';
import { PropertyAmenities } from './property-amenities.tsx';
import { PropertyContactCard } from './property-contact-card.tsx';
import { PropertyDetails } from './property-details.tsx';
import { PropertyGallery } from './property-gallery.tsx';
import { PropertyMap } from './property-map.tsx';
import { picturesOf } from './property-pictures.ts';
import { PropertySummary } from './property-summary.tsx';

interface PropertyDetailProps {
  property: Property;
  /** Stands in the place of the usual summary. */
  summary?: ReactNode;
  /** Beside the ways to ask, on wide screens: another feature's button. */
  action?: ReactNode;
}

/** Everything about one property: pictures, the summary with its contact card, then the rest. */
export function PropertyDetail({ property, summary, action }: PropertyDetailProps) {
  const { description, amenities } = property;
  return (
    <article>
      <div className="-mx-4 sm:mx-0">
        <PropertyGallery pictures={picturesOf(property)} />
      </div>
      <div className="mt-6 grid gap-10 md:mt-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="min-w-0">
          {summary ?? <PropertySummary property={property} />}
          {description?.trim() && (
            <DetailSection heading="Description">
              <p className="max-w-measure whitespace-pre-line">{description.trim()}</p>
            </DetailSection>
          )}
          {amenities && amenities.length > 0 && (
            <DetailSection heading="Amenities">
              <PropertyAmenities amenities={amenities} />
            </DetailSection>
          )}
          <DetailSection heading="Details">
            <PropertyDetails property={property} />
          </DetailSection>
          <DetailSection heading="Location">
            <PropertyMap property={property} />
          </DetailSection>
        </div>
        <div className="md:sticky md:top-6 md:self-start">
          <PropertyContactCard property={property} action={action} />
        </div>
      </div>
    </article>
  );
}

function DetailSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-12">
      <h2 id={id} className="mb-4 font-display text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
