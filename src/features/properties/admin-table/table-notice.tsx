import { SearchX } from 'lucide-react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { paths } from '#src/lib/paths.ts';
import { addressOfView, type TableView } from './property-table-url.ts';
import type { TablePage } from './use-table-page.ts';

interface TableNoticeProps {
  results: TablePage;
  view: TableView;
  onFirstPage: () => void;
  onRetry: () => void;
}

/** What stands in the place of the rows where there are none: on their way, failed, or none found. */
export function TableNotice({ results, view, onFirstPage, onRetry }: TableNoticeProps) {
  const { status, error, total, isRefreshing } = results;
  if (status === 'pending') return <LoadingRows />;
  if (status === 'error') {
    return (
      <ErrorState
        title="The properties could not be loaded"
        description={error?.message}
        onRetry={onRetry}
        isRetrying={isRefreshing}
      />
    );
  }
  if (total > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={`There is no page ${view.page.toLocaleString('en-NG')}`}
        action={<Button onClick={onFirstPage}>Go to the first page</Button>}
      />
    );
  }
  const isFiltered = addressOfView({ ...view, page: 1, columns: [] }).size > 1;
  return isFiltered ? (
    <EmptyState
      icon={<SearchX />}
      title="No properties match all of these filters"
      description="Take one away above, or search for something shorter."
    />
  ) : (
    <EmptyState
      title="There are no properties yet"
      description="List the first one, or import a spreadsheet of them."
      action={<ButtonLink to={paths.admin.listProperty.href()}>List a property</ButtonLink>}
    />
  );
}

function LoadingRows() {
  return (
    <div role="status" aria-label="Loading..." className="overflow-hidden rounded-card border">
      {Array.from({ length: 8 }, (_, index) => (
        // The rows are all alike and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="flex h-16 items-center gap-4 border-b px-4 last:border-b-0">
          <Skeleton className="h-11 w-16" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      ))}
    </div>
  );
}
