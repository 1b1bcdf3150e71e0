import { RotateCw } from 'lucide-react';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PlaceCounts } from '#src/features/dashboard/place-counts.tsx';
import { AdminPage } from './admin-page.tsx';
import { AuditTrailLink } from './audit-trail-link.tsx';
import { OverviewListings } from './overview-listings.tsx';
import { OverviewTotals } from './overview-totals.tsx';
import { useOverview } from './use-overview.ts';

/** What admins see first: how much there is, how it grows, and what wants mending. */
export function AdminOverviewPage() {
  const overview = useOverview();
  const { error, isRefreshing, refresh, retry } = overview;
  return (
    <AdminPage
      title="Overview"
      actions={
        <>
          <AuditTrailLink />
          <Button variant="secondary" isBusy={isRefreshing} onClick={refresh}>
            {!isRefreshing && <RotateCw aria-hidden="true" />}
            Refresh
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        {error && (
          <ErrorState
            title="Not everything could be loaded"
            description={error.message}
            onRetry={retry}
            isRetrying={isRefreshing}
            className="bg-surface py-8"
          />
        )}
        <PlaceCounts counts={overview.places} isFailed={error !== null} />
        <OverviewTotals overview={overview} />
        <OverviewListings overview={overview} />
      </div>
    </AdminPage>
  );
}
