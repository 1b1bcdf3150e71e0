import { type ReactNode, useId } from 'react';
import type { Property } from '#contract/property.ts';
import { areaLabel, pricePerSqmLabel, propertyReference } from '#contract/property-labels.ts';
import { PropertyGallery } from '#src/features/properties/gallery/property-gallery.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-images.ts';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { availabilityLabel } from './availability-label.ts';
import { PropertyAmenities } from './property-amenities.tsx';
import { PropertyContactCard } from './property-contact-card.tsx';
import { PropertySummary } from './property-summary.tsx';

interface PropertyDetailProps {
  property: Property;
  /** Shows Contact Support in place of the price. */
  hidesPrice: boolean;
  /** In the contact card. */
  action?: ReactNode;
}

export function PropertyDetail({ property, hidesPrice, action }: PropertyDetailProps) {
  const { description, amenities } = property;
  return (
    <article>
      <div className="-mx-4 sm:mx-0">
        <PropertyGallery images={imagesOf(property)} />
      </div>
      <div className="mt-4 grid gap-10 md:mt-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 print:block">
        <div className="min-w-0">
          <PropertySummary property={property} hidesPrice={hidesPrice} />
          {description?.trim() && (
            <DetailSection heading="Description">
              <p className="max-w-measure whitespace-pre-line print:max-w-none print:columns-2 print:gap-10">
                {description.trim()}
              </p>
            </DetailSection>
          )}
          {amenities && amenities.length > 0 && (
            <DetailSection heading="Amenities">
              <PropertyAmenities amenities={amenities} />
            </DetailSection>
          )}
          <DetailSection heading="Details">
            <PropertyDetails property={property} hidesPrice={hidesPrice} />
          </DetailSection>
          <DetailSection heading="Location" className="print:hidden">
            <PropertyMap property={property} />
          </DetailSection>
        </div>
        <div className="md:sticky md:top-6 md:self-start print:static print:mt-8 print:break-inside-avoid">
          <PropertyContactCard property={property} hidesPrice={hidesPrice} action={action} />
        </div>
      </div>
    </article>
  );
}

interface DetailSectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

function DetailSection({ heading, className, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('mt-10 break-inside-avoid md:mt-12 print:mt-6', className)}
    >
      <h2 id={id} className="mb-4 font-display text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function PropertyDetails({
  property,
  hidesPrice,
}: Pick<PropertyDetailProps, 'property' | 'hidesPrice'>) {
  const details: [name: string, value: string | null | undefined][] = [
    ['Type', property.type],
    ['Dimensions', areaLabel(property)],
    ['Price per sqm', hidesPrice ? null : pricePerSqmLabel(property)],
    ['Reference', propertyReference(property)],
    ['Listed', readableDate(property.createdAt, 'longDay')],
    ['Available', availabilityLabel(property)],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8">
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4 border-b py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
