import { PanelRight, Pencil } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import {
  coordinatesOf,
  FOR_SALE,
  isPublished,
  type Property,
} from '#contract/property/property.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { WholeWords } from '#src/components/ui/whole-words.tsx';
import { PropertyThumbnail } from '#src/features/properties/gallery/property-thumbnail.tsx';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { shortDay } from '#src/lib/days/short-day.ts';
import { paths } from '#src/lib/paths.ts';
import { CheckMarks } from './check-marks.tsx';
import { fieldText } from './inline/field-change.ts';
import { PropertyTableActions } from './inline/inline-edits.tsx';
import * as texts from './texts.ts';

interface PropertyTitleProps {
  property: Property;
  /** Whether a status other than 'For Sale' is after the location. */
  hasStatus: boolean;
}

/** The image, the title on one line as a link to its page, and the location below it. */
export function PropertyTitle({ property, hasStatus }: PropertyTitleProps) {
  const { title } = property;
  return (
    // The title has the width that the other columns leave, whatever its length.
    <div className="flex min-w-52 items-center gap-3 contain-inline-size">
      <PropertyThumbnail property={property} className="h-8 w-11" />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.admin.property.href(property._id)}
          title={title}
          tabIndex={-1}
          className="block truncate leading-5 hover:text-brand"
        >
          {title}
        </Link>
        <PropertyLocation property={property} hasStatus={hasStatus} />
      </div>
    </div>
  );
}

/** A row on a phone, which leads to the page of the property. */
export function PropertyListRow(props: { property: Property; checkbox: ReactNode }) {
  const { property, checkbox } = props;
  const { _id, title } = property;
  return (
    <div className="flex min-h-21 items-start gap-2 py-2 pr-4 pl-1">
      {checkbox}
      <div className="-ml-2 flex w-15 shrink-0 flex-col gap-1.5">
        <PropertyThumbnail property={property} className="size-15" />
        {hasCapability('checks') && (
          <CheckMarks property={property} className="mt-0.5 flex justify-between" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <Link
          to={paths.admin.property.href(_id)}
          className="line-clamp-2 min-h-6 text-sm leading-5 font-medium after:absolute after:inset-0 [&_.last-part]:inline"
        >
          <WholeWords text={title} />
        </Link>
        <PropertyLocation property={property} day={shortDay(property.createdAt)} />
        <p className="mt-1 flex flex-wrap items-baseline gap-x-1 text-xs leading-4 font-medium tracking-tight">
          <span className="text-sm leading-5 tabular-nums">{fieldText(property, 'price')}</span>{' '}
          {problemsOf(property).includes('suspiciousPrice') && (
            <Warning>{problemLabels.suspiciousPrice}</Warning>
          )}{' '}
          <OtherStatus property={property} className="w-full" />
        </p>
      </div>
    </div>
  );
}

/** The last icon ends where the table does. */
const actionClass =
  'inline-flex size-8 items-center justify-center rounded-full text-muted transition-colors hover:bg-hairline hover:text-ink pointer-coarse:size-11 last:-mr-2 pointer-coarse:last:-mr-3.5 [&>svg]:size-4';

interface RowActionsProps {
  property: Property;
  hasEdit: boolean;
  /** Whether the actions cover the last column, except on touch screens. */
  coversLast: boolean;
}

/** Shown in the row that is hovered, has the focus or is open; always on touch screens. */
export function RowActions({ property, hasEdit, coversLast }: RowActionsProps) {
  const { open } = use(PropertyTableActions);
  const { _id, title } = property;
  return (
    <span
      className={cn(
        'inline-flex opacity-0 transition-opacity group-hover/row:opacity-100 group-focus-visible/row:opacity-100 [tr:has(:focus-visible)_&]:opacity-100 group-aria-[current]/row:opacity-100 pointer-coarse:opacity-100',
        coversLast &&
          'items-center justify-end bg-inherit pointer-fine:absolute pointer-fine:inset-y-0 pointer-fine:right-2 pointer-fine:min-w-16',
      )}
    >
      {hasEdit && (
        <Link
          to={paths.admin.editProperty.href(_id)}
          aria-label={texts.table.editProperty(title)}
          title={texts.table.edit}
          tabIndex={-1}
          className={actionClass}
        >
          <Pencil />
        </Link>
      )}
      <button
        type="button"
        aria-label={texts.table.details(title)}
        title={texts.table.detailsHint}
        tabIndex={-1}
        onClick={() => open(property)}
        className={actionClass}
      >
        <PanelRight />
      </button>
    </span>
  );
}

interface PropertyLocationProps {
  property: Property;
  /** Shown after the location. */
  day?: string | null;
  hasStatus?: boolean;
}

function PropertyLocation({ property, day, hasStatus }: PropertyLocationProps) {
  const point = coordinatesOf(property.location);
  const location = point ? texts.table.point(point) : property.location;
  const hasNoImage = problemsOf(property).includes('noImage');
  return (
    <p className="flex min-w-0 gap-x-1 text-xs leading-4 font-normal text-muted">
      {!isPublished(property) && (
        <span className="shrink-0 font-medium text-info">{texts.notPublished}</span>
      )}{' '}
      <span title={location ?? undefined} className="truncate">
        {location}
      </span>{' '}
      {day && (
        <span className="shrink-0">
          {location && '· '}
          <span className="sr-only">{texts.fields.listed} </span>
          {day}
        </span>
      )}{' '}
      {hasNoImage && <Warning>{problemLabels.noImage}</Warning>}{' '}
      {hasStatus && <OtherStatus property={property} className="ml-2 shrink-0 font-medium" />}
    </p>
  );
}

/** The status, unless it is 'For Sale', which most have. */
function OtherStatus({ property, className }: { property: Property; className: string }) {
  const { status } = property;
  if (status === FOR_SALE) return null;
  return (
    <span className={cn(className, status ? 'text-ink' : 'text-warning')}>
      <StatusMark status={status ?? ''} />
      {fieldText(property, 'status')}
    </span>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <span className="shrink-0 font-medium text-warning">{children}</span>;
}
