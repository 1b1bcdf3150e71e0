import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNaira } from '#contract/naira.ts';
import { askingPrice, type Property } from '#contract/property.ts';
import { propertyReference } from '#contract/property-labels.ts';
import { problemLabels, problemsOf } from '#contract/property-problems.ts';
import type { PropertySort } from '#contract/property-search.ts';
import type { Column } from '#src/components/ui/table/table.tsx';
import { PropertyImage } from '#src/features/properties/gallery/property-image.tsx';
import { imagesOf } from '#src/features/properties/gallery/property-images.ts';
import { PropertyStatus } from '#src/features/properties/list/property-status.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';

type PropertyColumn = Column<Property, PropertySort>;

export const titleColumn: PropertyColumn = {
  label: 'Title',
  cell: (property) => (
    <div className="flex min-w-56 items-center gap-3">
      <div aria-hidden="true" className="h-11 w-16 shrink-0 overflow-hidden rounded-checkbox">
        <PropertyImage image={imagesOf(property)[0]} sizes="64px" />
      </div>
      <Link
        to={paths.admin.property.href(property._id)}
        className="line-clamp-2 wrap-anywhere hover:text-brand hover:underline"
      >
        {property.title}
      </Link>
    </div>
  ),
};

/** The optional columns, in display order. */
export const columnNames = [
  'reference',
  'type',
  'status',
  'location',
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'images',
  'views',
  'listed',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const defaultColumns: readonly ColumnName[] = [
  'status',
  'location',
  'price',
  'views',
  'listed',
];

export const propertyColumns: Record<ColumnName, PropertyColumn> = {
  reference: { label: 'Reference', cell: (property) => propertyReference(property) },
  type: { label: 'Type', cell: ({ type }) => type || '–' },
  status: { label: 'Status', cell: (property) => <StatusCell property={property} /> },
  location: {
    label: 'Location',
    cell: ({ location }) => (
      <span title={location} className="line-clamp-2 min-w-32 wrap-anywhere">
        {location}
      </span>
    ),
  },
  price: {
    label: 'Price',
    isNumber: true,
    sorts: ['price_desc', 'price_asc'],
    cell: (property) => <PriceCell property={property} />,
  },
  bedrooms: numberColumn('Bedrooms', ({ features }) => features?.bedrooms),
  bathrooms: numberColumn('Bathrooms', ({ features }) => features?.bathrooms),
  area: numberColumn('Square footage (sqm)', ({ features }) => features?.squareFootage),
  images: {
    label: 'Photos',
    isNumber: true,
    cell: ({ images }) => images?.length || <Warning>{problemLabels.noImage}</Warning>,
  },
  views: numberColumn('Views', ({ viewCount }) => viewCount),
  listed: {
    label: 'Listed',
    isNumber: true,
    sorts: ['newest', 'oldest'],
    cell: ({ createdAt }) => readableDate(createdAt, 'shortDay') ?? '–',
  },
};

function numberColumn(
  label: string,
  valueIn: (property: Property) => number | null | undefined,
): PropertyColumn {
  return {
    label,
    isNumber: true,
    cell: (property) => valueIn(property)?.toLocaleString('en-NG') ?? '–',
  };
}

function StatusCell({ property }: { property: Property }) {
  return property.status ? (
    <PropertyStatus property={property} />
  ) : (
    <Warning>{problemLabels.noStatus}</Warning>
  );
}

function PriceCell({ property }: { property: Property }) {
  const price = askingPrice(property);
  if (price === null) return <span className="text-muted">On request</span>;
  const isSuspicious = problemsOf(property).includes('suspiciousPrice');
  return (
    <>
      {formatNaira(price)}
      {isSuspicious && <Warning>{problemLabels.suspiciousPrice}</Warning>}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <span className="block text-xs font-medium text-warning">{children}</span>;
}
