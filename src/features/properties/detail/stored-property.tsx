import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { askingPrice, isPublished, type Property } from '#contract/property/property.ts';
import { displayedStatus, propertyReference } from '#contract/property/property-labels.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { Card } from '#src/components/ui/card.tsx';
import { StatusMark } from '#src/features/properties/admin-table/inline/inline-edits.tsx';
import { OpeningImage } from '#src/features/properties/gallery/gallery-image.tsx';
import { ImageStrip } from '#src/features/properties/gallery/image-strip.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-photo.tsx';
import { useLightbox } from '#src/features/properties/gallery/use-lightbox.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { PropertyAmenities } from './property-amenities.tsx';
import { availabilityLabel } from './property-facts.tsx';
import * as texts from './texts.ts';

interface StoredPropertyProps {
  property: Property;
  action: ReactNode;
}

export function StoredProperty({ property, action }: StoredPropertyProps) {
  const { description, amenities } = property;
  const problems = problemsOf(property);
  const images = imagesOf(property);
  const { openAt, lightbox } = useLightbox(images);
  return (
    <div className="grid gap-6">
      {!isPublished(property) && (
        <p className="rounded-card bg-info-soft px-4 py-3 text-sm font-medium text-info">
          {texts.notPublishedYet}
        </p>
      )}
      {problems.length > 0 && (
        <p className="flex items-start gap-2 rounded-card bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
          <TriangleAlert className="mt-px size-5 shrink-0" />
          {problems.map((problem) => problemLabels[problem]).join(', ')}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {/* The caption is as wide as the image, without the margins of a page. */}
          <div className="grid gap-3 [&_figure>div]:px-0">
            <OpeningImage
              images={images}
              onOpen={openAt}
              frameClass="aspect-16/10 w-full rounded-card"
            />
            <ImageStrip images={images} onOpen={openAt} />
            {lightbox}
          </div>
          <Section heading={texts.descriptionHeading}>
            {description?.trim() ? (
              <p className="max-w-measure whitespace-pre-line">{description.trim()}</p>
            ) : (
              <p className="text-muted">{texts.notGiven}</p>
            )}
          </Section>
          <Section heading={texts.amenitiesHeading}>
            {amenities && amenities.length > 0 ? (
              <PropertyAmenities amenities={amenities} />
            ) : (
              <p className="text-muted">{texts.noAmenities}</p>
            )}
          </Section>
        </div>
        <div className="grid gap-4">
          <Section heading={texts.detailsHeading}>
            <PropertyRecord property={property} />
          </Section>
          {action}
        </div>
      </div>
    </div>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="p-5">
      <h2 className="mb-3 text-lg font-semibold">{heading}</h2>
      {children}
    </Card>
  );
}

function PropertyRecord({ property }: { property: Property }) {
  const { features, coordinates, version } = property;
  const price = askingPrice(property);
  const fields: [name: string, value: ReactNode][] = [
    [texts.referenceLabel, propertyReference(property)],
    [texts.type, property.type],
    [texts.status, <Status key="status" property={property} />],
    [texts.locationHeading, property.location],
    [texts.price, price === null ? texts.priceOnRequest : formatNaira(price)],
    [texts.negotiable, property.negotiable ? texts.yes : texts.no],
    [texts.bedrooms, features?.bedrooms],
    [texts.bathrooms, features?.bathrooms],
    [texts.squareFootage, formatNumber(features?.squareFootage)],
    [texts.photos, property.images?.length ?? 0],
    [texts.views, formatNumber(property.viewCount)],
    [texts.listed, readableDate(property.createdAt, 'moment')],
    [texts.available, availabilityLabel(property)],
    [texts.exactPoint, coordinates && `${coordinates.latitude}, ${coordinates.longitude}`],
    [texts.version, version],
    [texts.id, <code key="id">{property._id}</code>],
  ];
  return (
    <dl className="text-sm">
      {fields.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-4 border-b py-2.5 last:border-b-0 last:pb-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">
            {value ?? <span className="font-normal text-muted">{texts.notGiven}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Status({ property }: { property: Property }) {
  return (
    <>
      {property.status && <StatusMark status={property.status} />}
      {displayedStatus(property)}
    </>
  );
}
