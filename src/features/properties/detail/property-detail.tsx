import { type ReactNode, useId } from 'react';
import type { Property } from '#contract/property.ts';
import { areaLabel, pricePerSqmLabel, propertyReference } from '#contract/property-labels.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { ImageStrip } from '#src/features/properties/gallery/image-strip.tsx';
import { OpeningImage, openingFrame } from '#src/features/properties/gallery/opening-image.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-images.ts';
import { useLightbox } from '#src/features/properties/gallery/use-lightbox.tsx';
import { PropertyMap } from '#src/features/properties/map/property-map.tsx';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { availabilityLabel } from './availability-label.ts';
import { PropertyAmenities } from './property-amenities.tsx';
import { PropertyCheckStrip } from './property-check-strip.tsx';
import { PropertyContactCard } from './property-contact-card.tsx';
import { PropertyDescription } from './property-description.tsx';
import { PropertySummary } from './property-summary.tsx';
import * as texts from './texts.ts';

interface PropertyDetailProps {
  property: Property;
  /** Shows Contact Support in place of the price. */
  hidesPrice: boolean;
  /** In the contact card. */
  action?: ReactNode;
}

export function PropertyDetail({ property, hidesPrice, action }: PropertyDetailProps) {
  const { description, amenities } = property;
  const images = imagesOf(property);
  const { openAt, lightbox } = useLightbox(images);
  return (
    <article>
      <OpeningImage images={images} onOpen={openAt} frameClass={openingFrame} />
      <PageContainer className="mt-3 grid gap-10 md:mt-6 print:mt-3 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 print:block">
        <div className="min-w-0 print:text-sm">
          <PropertySummary property={property} hidesPrice={hidesPrice} />
          <PropertyCheckStrip property={property} />
          <div className="mt-6 empty:hidden md:mt-8 print:mt-4">
            <ImageStrip images={images} onOpen={openAt} />
          </div>
          {description?.trim() && (
            <DetailSection heading={texts.descriptionHeading}>
              <PropertyDescription description={description} />
            </DetailSection>
          )}
          {amenities && amenities.length > 0 && (
            <DetailSection heading={texts.amenitiesHeading}>
              <PropertyAmenities amenities={amenities} />
            </DetailSection>
          )}
          <DetailSection heading={texts.detailsHeading}>
            <PropertyDetails property={property} hidesPrice={hidesPrice} />
          </DetailSection>
          <DetailSection heading={texts.locationHeading} className="print:hidden">
            <PropertyMap property={property} />
          </DetailSection>
        </div>
        <div className="md:sticky md:top-6 md:self-start print:static print:mt-5 print:break-inside-avoid">
          <PropertyContactCard property={property} hidesPrice={hidesPrice} action={action} />
        </div>
      </PageContainer>
      {lightbox}
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
      className={cn('mt-10 break-inside-avoid md:mt-12 print:mt-4', className)}
    >
      <h2 id={id} className="mb-4 font-display text-xl font-semibold print:mb-1.5">
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
    [texts.type, property.type],
    [texts.papers, property.checks?.papers],
    [texts.dimensions, areaLabel(property)],
    [texts.pricePerSqm, hidesPrice ? null : pricePerSqmLabel(property)],
    [texts.referenceLabel, propertyReference(property)],
    [texts.listed, readableDate(property.createdAt, 'longDay')],
    [texts.available, availabilityLabel(property)],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8">
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex justify-between gap-4 border-b py-3 print:py-1.5">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
