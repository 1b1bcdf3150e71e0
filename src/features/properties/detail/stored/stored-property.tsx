import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { askingPrice, isPublished, type Property } from '#contract/property/property.ts';
import { displayedStatus, propertyReference } from '#contract/property/property-labels.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { Card } from '#src/components/ui/card.tsx';
import { StatusMark } from '#src/features/properties/admin-table/inline/inline-edits.tsx';
import { PropertyAmenities } from '#src/features/properties/detail/property-amenities.tsx';
import { availabilityLabel } from '#src/features/properties/detail/property-facts.tsx';
import * as texts from '#src/features/properties/detail/texts.ts';
import { OpeningImage } from '#src/features/properties/gallery/gallery-image.tsx';
import { ImageStrip } from '#src/features/properties/gallery/image-strip.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-photo.tsx';
import { useLightbox } from '#src/features/properties/gallery/use-lightbox.tsx';
import { readableDate } from '#src/lib/dates.ts';
import * as stored from './texts.ts';

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
          {stored.notPublished}
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
              <p className="text-muted">{stored.notGiven}</p>
            )}
          </Section>
          <Section heading={texts.amenitiesHeading}>
            {amenities && amenities.length > 0 ? (
              <PropertyAmenities amenities={amenities} />
            ) : (
              <p className="text-muted">{stored.noAmenities}</p>
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
    [stored.status, <Status key="status" property={property} />],
    [texts.locationHeading, property.location],
    [stored.price, price === null ? stored.priceOnRequest : formatNaira(price)],
    [texts.negotiable, property.negotiable ? stored.yes : stored.no],
    [stored.bedrooms, features?.bedrooms],
    [stored.bathrooms, features?.bathrooms],
    [stored.squareFootage, formatNumber(features?.squareFootage)],
    [stored.photos, property.images?.length ?? 0],
    [stored.views, formatNumber(property.viewCount)],
    [texts.listed, readableDate(property.createdAt, 'moment')],
    [texts.available, availabilityLabel(property)],
    [stored.exactPoint, coordinates && `${coordinates.latitude}, ${coordinates.longitude}`],
    [stored.version, version],
    [stored.id, <code key="id">{property._id}</code>],
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
            {value ?? <span className="font-normal text-muted">{stored.notGiven}</span>}
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
