import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DAYS_IN_BIN, type DeletedProperty } from '#contract/endpoints/deleted-properties.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PagedList } from '#src/components/feedback/paged-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { type Column, Table } from '#src/components/ui/table/table.tsx';
import { PropertyThumbnail } from '#src/features/properties/gallery/property-thumbnail.tsx';
import { cn } from '#src/lib/class-names.ts';
import { recentMoment } from '#src/lib/days/recent-dates.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { deletedPropertyQueries, useRestoreProperty } from './deleted-property-queries.ts';
import * as texts from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Fewer are shown in ink. */
const FEW_DAYS = 7;

/** The properties that can be restored, the latest deletion first. */
export function DeletedProperties() {
  const query = useInfiniteQuery(deletedPropertyQueries.list());
  const deleted = query.data?.pages.flatMap((page) => page.items);
  const isTable = useMediaQuery(NOT_MOBILE);
  // The pressed button is removed with its row.
  const listRef = useKeptFocus<HTMLDivElement>(deleted && `${deleted.length}`);
  return (
    <div ref={listRef} tabIndex={-1} className="outline-none">
      <PagedList
        query={query}
        failed={texts.failed}
        empty={
          <EmptyState
            icon={<Trash2 />}
            title={texts.none(DAYS_IN_BIN)}
            action={
              <ButtonLink to={paths.admin.properties.href()} variant="secondary">
                {texts.toProperties}
              </ButtonLink>
            }
          />
        }
      >
        {isTable ? (
          <Table
            label={texts.heading}
            rows={deleted ?? []}
            rowKey={({ _id }) => _id}
            rowLabel={({ title }) => title}
            columns={columns}
            actions={(property) => <RestoreButton property={property} />}
          />
        ) : (
          <ul aria-label={texts.heading} className="-mx-4 border-t">
            {deleted?.map((property) => (
              <DeletedRow key={property._id} property={property} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

const columns: Column<DeletedProperty>[] = [
  {
    label: texts.columns.title,
    className: 'w-full',
    cell: ({ title, location, image }) => (
      <div className="flex min-w-44 items-center gap-3 contain-inline-size">
        <PropertyThumbnail
          property={{ title, images: image ? [image] : [] }}
          className="h-8 w-11"
        />
        <div className="min-w-0 flex-1">
          <p title={title} className="leading-5 lg:truncate">
            {title}
          </p>
          <p className="truncate text-xs leading-4 font-normal text-muted">{location}</p>
        </div>
      </div>
    ),
  },
  { label: texts.columns.price, isNumber: true, className: 'lg:pr-10', cell: priceOf },
  {
    label: texts.columns.deleted,
    className: 'leading-5 whitespace-nowrap text-muted tabular-nums lg:min-w-50',
    cell: (property) => (
      <>
        {momentOf(property)}
        <span className="block text-xs leading-4">{property.deletedBy?.fullName}</span>
      </>
    ),
  },
  {
    label: texts.columns.left,
    className: 'whitespace-nowrap tabular-nums lg:min-w-35',
    cell: (property) => (
      <span className={cn(daysLeft(property) < FEW_DAYS ? 'font-medium' : 'text-muted')}>
        {texts.days(daysLeft(property))}
      </span>
    ),
  },
];

/** A row on a phone. */
function DeletedRow({ property }: { property: DeletedProperty }) {
  const { title, location, image, deletedBy } = property;
  return (
    <li className="flex gap-3 border-b px-4 py-3 text-xs leading-4 text-muted">
      <PropertyThumbnail property={{ title, images: image ? [image] : [] }} className="size-15" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm leading-5 font-medium text-ink">{title}</p>
        <p className="truncate">{location}</p>
        <div className="mt-1 flex items-center justify-between gap-3 tabular-nums">
          <div className="min-w-0">
            <p className="text-sm leading-5 font-medium text-ink">{priceOf(property)}</p>
            <p className={cn(daysLeft(property) < FEW_DAYS && 'font-medium text-ink')}>
              {texts.daysLeft(daysLeft(property))}
            </p>
            <p className="text-pretty wrap-anywhere">
              {texts.deletedBy(momentOf(property), deletedBy?.fullName)}
            </p>
          </div>
          <RestoreButton property={property} />
        </div>
      </div>
    </li>
  );
}

function momentOf({ deletedAt }: DeletedProperty): string {
  return recentMoment(deletedAt) ?? deletedAt;
}

function priceOf({ price }: DeletedProperty): string {
  return price === null ? texts.noPrice : formatNaira(price);
}

function daysLeft({ deletedAt }: DeletedProperty): number {
  const days = Math.ceil(DAYS_IN_BIN - (Date.now() - Date.parse(deletedAt)) / DAY_MS);
  return Math.max(1, days);
}

function RestoreButton({ property }: { property: DeletedProperty }) {
  const navigate = useNavigate();
  const restore = useRestoreProperty(property._id, (id) => navigate(paths.admin.property.href(id)));
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={texts.restoreOf(property.title)}
      isBusy={restore.isPending}
      onClick={() => restore.mutate(property)}
      // Aligns the text with the row's end. On phones it is higher than its lines.
      className="-mr-3 max-md:-my-1 max-md:h-11"
    >
      {texts.restore}
    </Button>
  );
}
