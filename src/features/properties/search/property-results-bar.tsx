import type { PropertySort } from '#contract/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import type { PropertyResults } from '#src/features/properties/api/use-property-results.ts';
import { cn } from '#src/lib/class-names.ts';
import * as filterTexts from './filter-texts.ts';
import { sortLabels } from './property-labels.ts';

interface PropertyResultsBarProps {
  results: Pick<PropertyResults, 'updatedAt' | 'isRefreshing' | 'refresh'>;
  sort: PropertySort | undefined;
  onSort: (sort: PropertySort) => void;
  /** Offers 'Clear all'. */
  onClear?: () => void;
}

/** When the properties were updated, and their order. */
export function PropertyResultsBar(props: PropertyResultsBarProps) {
  const { results, sort = 'newest', onSort, onClear } = props;
  const { updatedAt, isRefreshing, refresh } = results;
  return (
    <div
      className={cn(
        'flex min-h-11 items-center justify-between gap-2',
        onClear && 'max-sm:flex-wrap',
      )}
    >
      <Freshness updatedAt={updatedAt} isRefreshing={isRefreshing} onRefresh={refresh} />
      <div className="ml-auto flex items-center gap-3">
        {onClear && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {filterTexts.clearAll}
          </Button>
        )}
        <SortSelect sort={sort} sortLabels={sortLabels} onSort={onSort} />
      </div>
    </div>
  );
}
