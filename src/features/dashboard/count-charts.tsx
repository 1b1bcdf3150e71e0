import type { UseQueryResult } from '@tanstack/react-query';
import { CountChart } from './count-chart.tsx';
import type { PropertyOverview } from './overview-listings.tsx';
import { PanelSkeleton } from './overview-panel.tsx';
import * as texts from './texts.ts';
import type { UserStatistics } from './user-statistics-queries.ts';

interface CountChartsProps {
  listings: UseQueryResult<PropertyOverview>;
  registrations: UserStatistics['registrations'];
}

/** Counts over time; those that fail to load are hidden. */
export function CountCharts({ listings, registrations }: CountChartsProps) {
  return (
    <div className="grid items-start gap-3 lg:auto-cols-fr lg:grid-flow-col">
      {listings.isPending && <PanelSkeleton />}
      {listings.data && <CountChart {...texts.charts.listings} days={listings.data.listed} />}
      {registrations.isPending && <PanelSkeleton />}
      {registrations.isSuccess && (
        <CountChart {...texts.charts.registrations} days={registrations.data} />
      )}
    </div>
  );
}
