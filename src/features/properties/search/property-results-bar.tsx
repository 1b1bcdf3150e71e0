import type { PropertySort } from '#contract/property-search.ts';
import { ResultsBar } from '#src/components/ui/results-bar.tsx';
import type { PropertyResults } from '#src/features/properties/api/use-property-results.ts';
import { countLabel, sortLabels } from './property-labels.ts';

interface PropertyResultsBarProps {
  results: Pick<PropertyResults, 'status' | 'total' | 'updatedAt' | 'isRefreshing' | 'refresh'>;
  sort: PropertySort | undefined;
  onSort: (sort: PropertySort) => void;
}

/** The number of properties, when they were updated, and their order. */
export function PropertyResultsBar({ results, sort = 'newest', onSort }: PropertyResultsBarProps) {
  const { status, total, updatedAt, isRefreshing, refresh } = results;
  return (
    <ResultsBar
      count={status === 'success' ? countLabel(total) : undefined}
      updatedAt={updatedAt}
      isRefreshing={isRefreshing}
      onRefresh={refresh}
      sort={sort}
      sortLabels={sortLabels}
      onSort={onSort}
    />
  );
}
