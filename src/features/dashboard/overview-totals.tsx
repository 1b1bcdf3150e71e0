import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { popularLocations } from '#contract/locations.ts';
import { FOR_SALE, propertyStatuses } from '#contract/property.ts';
import type { FacetCount } from '#contract/property-facets.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';
import type { UserStatistics } from './user-statistics-queries.ts';

interface CountedPage {
  total: number;
}

interface OverviewTotalsProps {
  byStatus: UseQueryResult<CountedPage & { statuses: FacetCount[] }>;
  forSale: UseQueryResult<CountedPage & { facets: { location?: FacetCount[] } }>;
  users: UserStatistics;
}

/** Totals, each with the counts that add up to it; those that fail to load are hidden. */
export function OverviewTotals({ byStatus, forSale, users }: OverviewTotalsProps) {
  return (
    <Card className="divide-y">
      {!byStatus.isLoadingError && <PropertyTotals {...byStatus.data} />}
      {!forSale.isLoadingError && (
        <LocationTotals total={forSale.data?.total} counts={forSale.data?.facets.location} />
      )}
      <UserTotals {...users} />
    </Card>
  );
}

const { totals } = texts;
const { properties, userList } = paths.admin;

/** Placeholders of the counts until they load. */
const unknownCounts = propertyStatuses.map((value) => ({ value, count: undefined }));

function PropertyTotals({ total, statuses }: { total?: number; statuses?: FacetCount[] }) {
  const counted = sumOf(statuses);
  return (
    <TotalRow
      total={<Figure label={totals.properties} count={total} to={properties.href()} isTotal />}
    >
      {(statuses ? inStatusOrder(statuses) : unknownCounts).map(({ value, count }) => (
        <Part key={value} label={value} count={count} to={properties.href({ status: value })} />
      ))}
      {total !== undefined && total > counted && (
        <Part
          label={totals.noStatus}
          count={total - counted}
          to={properties.href({ problem: 'noStatus' })}
        />
      )}
    </TotalRow>
  );
}

/** The listings for sale in each popular location and elsewhere. */
function LocationTotals({ total, counts }: { total?: number; counts?: FacetCount[] }) {
  const elsewhere = total === undefined ? undefined : Math.max(0, total - sumOf(counts));
  return (
    <section aria-label={FOR_SALE}>
      <TotalRow total={<Figure label={FOR_SALE} count={total} isTotal />}>
        {popularLocations.map((location) => (
          <Part
            key={location}
            label={location}
            count={counts && (counts.find(({ value }) => value === location)?.count ?? 0)}
            to={properties.href({ location, status: FOR_SALE })}
          />
        ))}
        <Part label={totals.elsewhere} count={elsewhere} />
      </TotalRow>
    </section>
  );
}

function UserTotals({ total, active }: UserStatistics) {
  if (total.isError && active.isError) return null;
  const [all, activeCount] = [total.data?.total, active.data?.total];
  return (
    <TotalRow
      total={
        total.isError ? null : (
          <Figure label={totals.users} count={all} to={userList.href()} isTotal />
        )
      }
    >
      {!active.isError && <Part label={totals.activeUsers} count={activeCount} />}
      {all !== undefined && activeCount !== undefined && all > activeCount && (
        <Part label={totals.notActive} count={all - activeCount} />
      )}
    </TotalRow>
  );
}

function TotalRow({ total, children }: { total: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 px-4 py-3 md:grid-cols-[9rem_minmax(0,1fr)] md:px-5">
      <div>{total}</div>
      <ul className="grid grid-cols-3 gap-x-4 md:border-l md:pl-5 lg:grid-cols-6">{children}</ul>
    </div>
  );
}

interface FigureProps {
  label: string;
  /** Undefined until loaded. */
  count: number | undefined;
  to?: string;
  isTotal?: boolean;
}

/** A count that the total includes. */
function Part(figure: FigureProps) {
  return (
    <li className="min-w-0">
      <Figure {...figure} />
    </li>
  );
}

function Figure({ label, count, to, isTotal }: FigureProps) {
  const content = (
    <>
      <span
        className={cn(
          'block font-semibold tabular-nums group-hover:text-brand',
          isTotal ? 'text-xl leading-7' : 'text-lg leading-7',
          count === 0 && 'text-muted',
        )}
      >
        {count?.toLocaleString('en-NG') ?? <Skeleton className="h-6 w-12" />}
      </span>{' '}
      <span className="block text-xs/4 text-muted group-hover:text-brand">{label}</span>
    </>
  );
  const className = 'group block min-h-13 py-1';
  return to ? (
    <Link to={to} className={className}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}

function sumOf(counts: readonly FacetCount[] = []): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The specified statuses first, then those of other APIs. */
function inStatusOrder(statuses: readonly FacetCount[]): FacetCount[] {
  const known: readonly string[] = propertyStatuses;
  const rankOf = ({ value }: FacetCount) =>
    known.includes(value) ? known.indexOf(value) : known.length;
  return statuses.toSorted((a, b) => rankOf(a) - rankOf(b));
}
