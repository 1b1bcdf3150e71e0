import type { ReactNode } from 'react';
import { formatNaira } from '#contract/naira.ts';
import { askingPrice, type Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-words.ts';
import { PropertyStatus } from '#src/features/properties/list/property-status.tsx';
import { readableDate } from '#src/lib/dates.ts';

/** Every field of a property as it is stored, for admins. */
export function PropertyRecord({ property }: { property: Property }) {
  const { features, coordinates, version } = property;
  const price = askingPrice(property);
  const fields: [name: string, value: ReactNode][] = [
    ['Reference', propertyReference(property)],
    ['Type', property.type],
    ['Status', <PropertyStatus key="status" property={property} />],
    ['Location', property.location],
    ['Price', price === null ? 'On request' : formatNaira(price)],
    ['Negotiable', property.negotiable ? 'Yes' : 'No'],
    ['Bedrooms', features?.bedrooms],
    ['Bathrooms', features?.bathrooms],
    ['Square footage (sqm)', features?.squareFootage?.toLocaleString('en-NG')],
    ['Pictures', property.images?.length ?? 0],
    ['Views', property.viewCount?.toLocaleString('en-NG')],
    ['Listed', readableDate(property.createdAt, 'moment')],
    ['Exact point', coordinates && `${coordinates.latitude}, ${coordinates.longitude}`],
    ['Version', version],
    ['Id', <code key="id">{property._id}</code>],
  ];
  return (
    <dl className="text-sm">
      {fields.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-4 border-b py-2.5 last:border-b-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium break-words tabular-nums">{value ?? <Missing />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Missing() {
  return <span className="font-normal text-muted">Not given</span>;
}
