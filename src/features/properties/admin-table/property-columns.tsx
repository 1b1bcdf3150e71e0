import type { ReactNode } from 'react';
import { formatNaira } from '#contract/naira.ts';
import { askingPrice, type Property } from '#contract/property.ts';
import { problemsOf } from '#contract/property-problems.ts';
import type { PropertySort } from '#contract/property-search.ts';
import { propertyReference } from '#contract/property-words.ts';
import { PropertyStatus } from '#src/features/properties/list/property-status.tsx';
import { readableDate } from '#src/lib/dates.ts';
import type { ColumnName } from './column-names.ts';
import { problemLabels } from './problem-labels.ts';

export interface PropertyColumn {
  isNumber?: boolean;
  /** The orders that its heading turns through: the first press, and the next. */
  sorts?: readonly [PropertySort, PropertySort];
  cell: (property: Property) => ReactNode;
}

export const propertyColumns: Record<ColumnName, PropertyColumn> = {
  reference: { cell: (property) => propertyReference(property) },
  type: { cell: ({ type }) => type || '–' },
  status: { cell: (property) => <StatusCell property={property} /> },
  location: {
    cell: ({ location }) => (
      <span title={location} className="line-clamp-2 min-w-32">
        {location}
      </span>
    ),
  },
  price: {
    isNumber: true,
    sorts: ['price_desc', 'price_asc'],
    cell: (property) => <PriceCell property={property} />,
  },
  bedrooms: { isNumber: true, cell: ({ features }) => figure(features?.bedrooms) },
  bathrooms: { isNumber: true, cell: ({ features }) => figure(features?.bathrooms) },
  area: { isNumber: true, cell: ({ features }) => figure(features?.squareFootage) },
  pictures: { isNumber: true, cell: ({ images }) => <PicturesCell count={images?.length ?? 0} /> },
  views: { isNumber: true, cell: ({ viewCount }) => figure(viewCount) },
  listed: {
    isNumber: true,
    sorts: ['newest', 'oldest'],
    cell: ({ createdAt }) => readableDate(createdAt, 'shortDay') ?? '–',
  },
};

function figure(value: number | null | undefined): string {
  return value == null ? '–' : value.toLocaleString('en-NG');
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

function PicturesCell({ count }: { count: number }) {
  return count > 0 ? figure(count) : <Warning>{problemLabels.noPicture}</Warning>;
}

function Warning({ children }: { children: ReactNode }) {
  return <span className="block text-xs font-medium text-warning">{children}</span>;
}
