import { ExternalLink, Maximize2, Pencil, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-labels.ts';
import { problemLabels, problemsOf } from '#contract/property-problems.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { PriceEdit } from '#src/features/properties/admin-table/inline/price-edit.tsx';
import { StatusEdit } from '#src/features/properties/admin-table/inline/status-edit.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { PropertyImage } from '#src/features/properties/gallery/property-image.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-images.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';

const { fields, panel } = texts;

interface PropertyOverviewProps {
  property: Property;
  links: ReactNode;
}

/** The image, the problems and the facts of a property, and links to its pages. */
export function PropertyOverview({ property, links }: PropertyOverviewProps) {
  const { _id, location, features, images } = property;
  const problems = problemsOf(property).map((problem) => problemLabels[problem]);
  const facts: [name: string, value: ReactNode][] = [
    [fields.price, <PriceEdit key="price" property={property} />],
    [fields.status, <StatusEdit key="status" property={property} align="right" />],
    [fields.type, property.type],
    [fields.bedrooms, features?.bedrooms],
    [fields.bathrooms, features?.bathrooms],
    [fields.area, features?.squareFootage?.toLocaleString('en-NG')],
    [fields.images, images?.length ?? 0],
    [fields.views, property.viewCount?.toLocaleString('en-NG')],
    [fields.reference, propertyReference(property)],
    [fields.listed, readableDate(property.createdAt, 'shortDay')],
    [fields.changed, readableDate(property.updatedAt, 'moment')],
  ];
  return (
    <>
      <div className="aspect-3/2 overflow-hidden rounded-field">
        <PropertyImage image={imagesOf(property)[0]} sizes="320px" />
      </div>
      {location && <p className="mt-3 text-sm wrap-anywhere text-muted">{location}</p>}
      {problems.length > 0 && (
        <p className="mt-3 flex gap-2 text-sm font-medium text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problems.join(', ')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.admin.editProperty.href(_id)} variant="secondary" size="sm">
          <Pencil aria-hidden="true" />
          {panel.edit}
        </ButtonLink>
        <ButtonLink to={paths.admin.property.href(_id)} variant="secondary" size="sm">
          <Maximize2 aria-hidden="true" />
          {panel.view}
        </ButtonLink>
        <ButtonLink to={propertyHref(property)} variant="secondary" size="sm">
          <ExternalLink aria-hidden="true" />
          {panel.publicPage}
        </ButtonLink>
        {links}
      </div>
      <dl className="mt-4 border-t text-sm">
        {facts
          .filter(([, value]) => value != null && value !== '')
          .map(([name, value]) => (
            <div key={name} className="flex min-h-9 items-center justify-between gap-4 border-b">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
