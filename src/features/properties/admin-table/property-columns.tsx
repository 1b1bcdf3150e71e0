import type { ReactNode } from 'react';
import type { Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { PropertySort } from '#contract/search/property-search.ts';
import type { Column } from '#src/components/ui/table/table.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { shortDay } from '#src/lib/days/short-day.ts';
import { CheckMarks, CheckPictures } from './check-marks.tsx';
import { ConfirmationEdit, PriceEdit, StatusEdit } from './inline/inline-edits.tsx';
import { PropertyTitle } from './property-row.tsx';
import * as texts from './texts.ts';

const { fields } = texts;

type PropertyColumn = Column<Property, PropertySort>;

/** The title, with the status where the status has no column. */
export function titleColumn(hasStatus: boolean): PropertyColumn {
  return {
    label: fields.title,
    className: 'w-full',
    cell: (property) => <PropertyTitle property={property} hasStatus={hasStatus} />,
  };
}

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
  'checks',
  'confirmed',
  'listed',
  'changed',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const STANDARD_COLUMNS = 'standard';

/** The optional columns that the API has the values for. */
export function availableColumns(): readonly ColumnName[] {
  return columnNames.filter(
    (name) => (name !== 'checks' && name !== 'confirmed') || hasCapability(name),
  );
}

/** The columns that an admin has chosen, or the standard ones, which depend on the width. */
export type ChosenColumns = readonly ColumnName[] | typeof STANDARD_COLUMNS;

/** The location is shown under the title. */
const wideColumns: readonly ColumnName[] = ['status', 'price', 'checks', 'listed'];

/** Shown on narrow screens and beside the panel, where the titles need the width. */
const narrowColumns: readonly ColumnName[] = ['price', 'listed'];

export function shownColumns(chosen: ChosenColumns, isNarrow: boolean): readonly ColumnName[] {
  const available = availableColumns();
  const standard = isNarrow ? narrowColumns : wideColumns;
  return (chosen === STANDARD_COLUMNS ? standard : chosen).filter((name) =>
    available.includes(name),
  );
}

export function withToggled(
  chosen: ChosenColumns,
  name: ColumnName,
  isNarrow: boolean,
): ChosenColumns {
  const shown = shownColumns(chosen, isNarrow);
  const toggled = columnNames.filter((each) => shown.includes(each) !== (each === name));
  const standard = shownColumns(STANDARD_COLUMNS, isNarrow);
  return toggled.join() === standard.join() ? STANDARD_COLUMNS : toggled;
}

export const propertyColumns: Record<ColumnName, PropertyColumn> = {
  reference: textColumn(fields.reference, propertyReference),
  type: textColumn(fields.type, ({ type }) => type),
  status: {
    label: fields.status,
    cell: (property) => <StatusEdit property={property} isInRow />,
  },
  location: {
    label: fields.location,
    cell: ({ location }) => (
      <span title={location} className="block w-40 truncate">
        {location}
      </span>
    ),
  },
  price: {
    label: fields.price,
    isNumber: true,
    sorts: ['price_desc', 'price_asc'],
    cell: (property) => <PriceCell property={property} />,
  },
  bedrooms: numberColumn(fields['features.bedrooms'], ({ features }) => features?.bedrooms),
  bathrooms: numberColumn(fields['features.bathrooms'], ({ features }) => features?.bathrooms),
  area: numberColumn(fields['features.squareFootage'], ({ features }) => features?.squareFootage),
  images: {
    label: fields.images,
    isNumber: true,
    cell: ({ images }) => images?.length || <Warning>{problemLabels.noImage}</Warning>,
  },
  views: numberColumn(fields.views, ({ viewCount }) => viewCount),
  checks: {
    label: fields.checks,
    heading: <CheckPictures />,
    cell: (property) => <CheckMarks property={property} />,
  },
  confirmed: {
    label: fields.confirmed,
    cell: (property) => <ConfirmationEdit property={property} isInRow />,
  },
  listed: {
    label: fields.listed,
    isNumber: true,
    sorts: ['newest', 'oldest'],
    cell: ({ createdAt }) => <Muted>{shortDay(createdAt) ?? '–'}</Muted>,
  },
  changed: {
    label: fields.changed,
    isNumber: true,
    cell: ({ updatedAt }) => <Muted>{shortDay(updatedAt) ?? '–'}</Muted>,
  },
};

/** Whether the actions of a row may cover its last column: a day, which is not edited. */
export function endsWithDay(columns: readonly ColumnName[]): boolean {
  const last = columns.at(-1);
  return last === 'listed' || last === 'changed';
}

function textColumn(
  label: string,
  textIn: (property: Property) => string | null | undefined,
): PropertyColumn {
  return { label, className: 'whitespace-nowrap', cell: (property) => textIn(property) || '–' };
}

function numberColumn(
  label: string,
  valueIn: (property: Property) => number | null | undefined,
): PropertyColumn {
  return {
    label,
    isNumber: true,
    cell: (property) => <Muted>{formatNumber(valueIn(property)) ?? '–'}</Muted>,
  };
}

function PriceCell({ property }: { property: Property }) {
  const isSuspicious = problemsOf(property).includes('suspiciousPrice');
  return (
    <>
      <PriceEdit property={property} isInRow />
      {isSuspicious && <Warning>{problemLabels.suspiciousPrice}</Warning>}
    </>
  );
}

function Muted({ children }: { children: ReactNode }) {
  return <span className="text-muted">{children}</span>;
}

function Warning({ children }: { children: ReactNode }) {
  return <span className="block text-xs leading-4 font-medium text-warning">{children}</span>;
}
