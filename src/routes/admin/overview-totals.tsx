import { CountChart } from '#src/features/dashboard/count-chart.tsx';
import { PanelSkeleton } from '#src/features/dashboard/overview-panel.tsx';
import { StatCard } from '#src/features/dashboard/stat-card.tsx';
import { paths } from '#src/lib/paths.ts';
import type { Overview } from './use-overview.ts';

/** How many there are of what, and how they became so many; what the API does not count is not there. */
export function OverviewTotals({ overview }: { overview: Overview }) {
  const { listings, total, active, registrations, error } = overview;
  // What failed is not on its way.
  const isComing = (data: unknown) => data === undefined && !error;
  return (
    <section aria-label="Totals" className="grid gap-3">
      <h2 className="font-semibold">Totals</h2>
      <div className="grid gap-3 max-sm:grid-cols-2 max-sm:[&>:nth-child(3)]:col-span-2 sm:auto-cols-fr sm:grid-flow-col">
        {(listings || isComing(listings)) && (
          <StatCard label="Properties" count={listings?.total} to={paths.admin.properties.href()} />
        )}
        {(total || isComing(total)) && (
          <StatCard label="Users" count={total?.total} to={paths.admin.userList.href()} />
        )}
        {(active || isComing(active)) && <StatCard label="Active users" count={active?.total} />}
      </div>
      <div className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col">
        {listings && (
          <CountChart title="Listings over time" noun="Listings" days={listings.listed} />
        )}
        {isComing(listings) && <PanelSkeleton />}
        {registrations && (
          <CountChart title="Registrations over time" noun="Registrations" days={registrations} />
        )}
        {isComing(registrations) && <PanelSkeleton />}
      </div>
    </section>
  );
}
