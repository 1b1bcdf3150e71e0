import { PanelRight, Pencil } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { FOR_SALE, isPublished, type Property } from '#contract/property/property.ts';
import { problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { PropertyThumbnail } from '#src/features/properties/gallery/property-thumbnail.tsx';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { CheckMarks } from './check-marks.tsx';
import { fieldText } from './inline/field-change.ts';
import { PropertyTableActions } from './inline/inline-edits.tsx';
import * as texts from './texts.ts';

/** The image, the title on one line as a link to its page, and the location below it. */
export function PropertyTitle({ property }: { property: Property }) {
  const { title } = property;
  return (
    // The title has the width that the other columns leave, whatever its length.
    <div className="flex min-w-44 items-center gap-3 contain-inline-size">
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
        <PropertyLocation property={property} />
      </div>
    </div>
  );
}

/** A row on a phone, which leads to the page of the property. */
export function PropertyListRow(props: { property: Property; checkbox: ReactNode }) {
  const { property, checkbox } = props;
  const { _id, title, status } = property;
  return (
    <div className="flex min-h-21 items-start gap-2 py-2 pr-4 pl-1">
      {checkbox}
      <PropertyThumbnail property={property} className="size-15" />
      <div className="ml-1 min-w-0 flex-1">
        <Link
          to={paths.admin.property.href(_id)}
          className="line-clamp-2 min-h-6 text-sm leading-5 font-medium after:absolute after:inset-0"
        >
          {title}
        </Link>
        <PropertyLocation property={property}>
          {problemsOf(property).includes('suspiciousPrice') && (
            <Warning>{problemLabels.suspiciousPrice}</Warning>
          )}{' '}
          {/* 'For Sale', the status of most, is not shown. */}
          {status !== FOR_SALE && (
            <span className={cn('shrink-0', status ? 'text-ink' : 'font-medium text-warning')}>
              <StatusMark status={status ?? ''} />
              {fieldText(property, 'status')}
            </span>
          )}
        </PropertyLocation>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-2 text-sm leading-5 tabular-nums">
          {fieldText(property, 'price')}
          {hasCapability('checks') && <CheckMarks property={property} />}
        </p>
      </div>
    </div>
  );
}

const actionClass =
  'inline-flex size-8 items-center justify-center rounded-full text-muted transition-colors hover:bg-hairline hover:text-ink pointer-coarse:size-11 [&>svg]:size-4';

export function RowActions({ property, hasEdit }: { property: Property; hasEdit: boolean }) {
  const { open } = use(PropertyTableActions);
  const { _id, title } = property;
  return (
    // The last icon ends where the table does.
    <span className="-mr-2 inline-flex pointer-coarse:-mr-3.5">
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

/** The location, on one line with the children if there is room. */
function PropertyLocation(props: { property: Property; children?: ReactNode }) {
  const { property, children } = props;
  const hasNoImage = problemsOf(property).includes('noImage');
  return (
    <p
      className={cn(
        'flex min-w-0 gap-x-1.5 text-xs leading-4 font-normal text-muted',
        children && 'flex-wrap justify-between',
      )}
    >
      {!isPublished(property) && (
        <span className="shrink-0 font-medium text-info">{texts.notPublished}</span>
      )}{' '}
      {property.location && (
        <span
          title={property.location}
          className={cn('truncate', children && 'min-w-16 flex-1 basis-0')}
        >
          {property.location}
        </span>
      )}{' '}
      {hasNoImage && <Warning>{problemLabels.noImage}</Warning>}
      {children}
    </p>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <span className="shrink-0 font-medium text-warning">{children}</span>;
}
