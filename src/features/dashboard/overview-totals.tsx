import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { popularLocations } from '#contract/locations.ts';
import { FOR_SALE } from '#contract/property.ts';
import type { FacetCount } from '#contract/property-facets.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { paths } from '#src/lib/paths.ts';
import { CountChart } from './count-chart.tsx';
import type { PropertyOverview } from './overview-listings.tsx';
import { PanelSkeleton } from './overview-panel.tsx';
import type { UserStatistics } from './user-statistics-queries.ts';

interface LocationCountsProps {
  /** The listings for sale in each location; undefined until loaded. */
  counts: FacetCount[] | undefined;
}

/** The number of listings for sale in each popular location, with links to them. */
export function LocationCounts({ counts }: LocationCountsProps) {
  return (
    <section aria-label="For Sale">
      <h2 className="mb-3 font-semibold">{FOR_SALE}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-6 lg:grid-cols-5">
        {popularLocations.map((location) => (
          <li
            key={location}
            className="max-sm:last:col-span-2 sm:max-lg:col-span-2 sm:max-lg:nth-[n+4]:col-span-3"
          >
            <StatCard
              label={location}
              count={counts && (counts.find(({ value }) => value === location)?.count ?? 0)}
              to={paths.admin.properties.href({ location, status: FOR_SALE })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OverviewTotalsProps {
  listings: UseQueryResult<PropertyOverview>;
  users: UserStatistics;
}

/** Totals, and counts over time; those that fail to load are hidden. */
export function OverviewTotals({ listings, users }: OverviewTotalsProps) {
  const { total, active, registrations } = users;
  return (
    <section aria-label="Totals" className="grid gap-3">
      <h2 className="font-semibold">Totals</h2>
      <div className="grid gap-3 max-sm:grid-cols-2 max-sm:[&>:nth-child(3)]:col-span-2 sm:auto-cols-fr sm:grid-flow-col">
        {!listings.isLoadingError && (
          <StatCard
            label="Properties"
            count={listings.data?.total}
            to={paths.admin.properties.href()}
          />
        )}
        {!total.isError && (
          <StatCard label="Users" count={total.data?.total} to={paths.admin.userList.href()} />
        )}
        {!active.isError && <StatCard label="Active users" count={active.data?.total} />}
      </div>
      <div className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col">
        {listings.isPending && <PanelSkeleton />}
        {listings.data && (
          <CountChart title="Listings over time" noun="Listings" days={listings.data.listed} />
        )}
        {registrations.isPending && <PanelSkeleton />}
        {registrations.isSuccess && (
          <CountChart
            title="Registrations over time"
            noun="Registrations"
            days={registrations.data}
          />
        )}
      </div>
    </section>
  );
}

interface StatCardProps {
  label: string;
  /** Undefined until loaded. */
  count: number | undefined;
  to?: string;
}

function StatCard({ label, count, to }: StatCardProps) {
  const className =
    'flex h-full flex-col-reverse justify-end gap-1 rounded-card border bg-surface p-4';
  const content = (
    <>
      <span className="text-2xl font-semibold tabular-nums">
        {count?.toLocaleString('en-NG') ?? <Skeleton className="h-7 w-16" />}
      </span>{' '}
      <span className="text-sm text-muted">{label}</span>
    </>
  );
  return to ? (
    <Link to={to} className={`${className} transition-colors hover:border-brand`}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}
