import type { PropertySort } from '#contract/property-search.ts';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import type { PropertyResults } from '#src/features/properties/api/use-property-results.ts';
import { sortLabels } from './property-labels.ts';

interface PropertyResultsBarProps {
  results: Pick<PropertyResults, 'updatedAt' | 'isRefreshing' | 'refresh'>;
  sort: PropertySort | undefined;
  onSort: (sort: PropertySort) => void;
}

/** When the properties were updated, and their order. */
export function PropertyResultsBar({ results, sort = 'newest', onSort }: PropertyResultsBarProps) {
  const { updatedAt, isRefreshing, refresh } = results;
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <Freshness updatedAt={updatedAt} isRefreshing={isRefreshing} onRefresh={refresh} />
      <div className="ml-auto">
        <SortSelect sort={sort} sortLabels={sortLabels} onSort={onSort} />
      </div>
    </div>
  );
}
