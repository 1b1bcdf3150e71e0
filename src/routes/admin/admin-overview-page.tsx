import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { MonthChart } from '#src/features/dashboard/month-chart.tsx';
import { OverviewListings } from '#src/features/dashboard/overview-listings.tsx';
import { OverviewProblems, WaitingRow } from '#src/features/dashboard/overview-problems.tsx';
import { OverviewTotals } from '#src/features/dashboard/overview-totals.tsx';
import * as texts from '#src/features/dashboard/texts.ts';
import {
  userStatisticsQueries,
  useUserStatistics,
} from '#src/features/dashboard/user-statistics-queries.ts';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { enquiryPaths } from '#src/features/enquiries/staff/enquiry-paths.ts';
import { enquirySummary } from '#src/features/enquiries/staff/enquiry-row.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { propertyStatisticsQueries } from '#src/features/properties/api/property-statistics.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { recentDay } from '#src/lib/days/recent-dates.ts';
import { AdminPage } from './admin-page.tsx';
import * as adminTexts from './texts.ts';

export function createLoader(client: QueryClient) {
  return () => {
    client.prefetchQuery(propertyQueries.recent());
    client.prefetchQuery(propertyStatisticsQueries.statistics());
    client.prefetchQuery(propertyStatisticsQueries.byStatus());
    client.prefetchQuery(userStatisticsQueries.total());
    client.prefetchQuery(userStatisticsQueries.active());
    client.prefetchQuery(userStatisticsQueries.registrations());
  };
}

export function Component() {
  const client = useQueryClient();
  const recent = useQuery(propertyQueries.recent());
  const listings = useQuery(propertyStatisticsQueries.statistics());
  const byStatus = useQuery(propertyStatisticsQueries.byStatus());
  const users = useUserStatistics();
  const enquiries = useQuery({
    ...enquiryQueries.overview(),
    enabled: hasCapability('enquiries'),
  });
  const newEnquiries = enquiries.data?.counts.new ?? 0;
  const waiting = useInfiniteQuery({
    ...enquiryQueries.list({ state: 'new' }),
    enabled: newEnquiries > 0,
  });
  const { data: alerts } = useQuery(userStatisticsQueries.alerts());
  const queries = [recent, listings, byStatus, users.total, users.active, users.registrations];
  const isRefreshing = [...queries, enquiries, waiting].some(({ isFetching }) => isFetching);
  const updateTimes = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).filter(Boolean);
  const failed = [recent, listings, byStatus].find(({ isLoadingError }) => isLoadingError);

  function refresh() {
    client.invalidateQueries({ queryKey: propertyQueries.all() });
    client.invalidateQueries({ queryKey: userStatisticsQueries.all() });
    if (hasCapability('enquiries')) client.invalidateQueries({ queryKey: enquiryQueries.all() });
  }

  return (
    <AdminPage title={adminTexts.pages.overview}>
      <div className="grid gap-8">
        {failed && (
          <ErrorState
            title={texts.notLoaded}
            description={failed.error?.message}
            onRetry={refresh}
            isRetrying={isRefreshing}
            className="bg-surface py-8!"
          />
        )}
        {!listings.isLoadingError && (
          <OverviewProblems problems={listings.data?.problems} stale={listings.data?.stale}>
            {newEnquiries > 0 && (
              <WaitingRow
                label={texts.enquiries.label}
                count={newEnquiries}
                to={enquiryPaths.list.href({ state: 'new' })}
                action={texts.enquiries.action}
                latest={(waiting.data?.pages[0]?.items ?? []).map((enquiry) => ({
                  ...enquirySummary(enquiry),
                  when: recentDay(enquiry.at),
                  href: enquiryPaths.one.href(enquiry.id),
                }))}
              />
            )}
          </OverviewProblems>
        )}
        {/* The block above grows when it is loaded. */}
        {listings.isPending ? (
          <Skeleton className="h-svh" />
        ) : (
          <section aria-label={texts.totals.heading} className="grid gap-3">
            <h2 className="font-semibold">{texts.totals.heading}</h2>
            {/* On wide screens the two cards are one surface. */}
            <div className="grid items-stretch gap-3 xl:grid-cols-2 xl:gap-0 xl:*:not-first:rounded-l-none xl:*:not-last:rounded-r-none xl:*:not-last:border-r-0">
              <OverviewTotals byStatus={byStatus} forSale={recent} users={users}>
                {alerts && texts.alerts(alerts)}
              </OverviewTotals>
              <MonthChart listings={listings} registrations={users.registrations} />
            </div>
          </section>
        )}
        {listings.data && <OverviewListings listings={listings.data} />}
        <Freshness
          updatedAt={updateTimes.length > 0 ? Math.min(...updateTimes) : 0}
          isRefreshing={isRefreshing}
          onRefresh={refresh}
        />
      </div>
    </AdminPage>
  );
}
