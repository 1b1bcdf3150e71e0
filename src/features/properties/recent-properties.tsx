import { FOR_SALE } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';
import { usePropertyResults } from './use-property-results.ts';

const RECENT = 6;
const newestForSale: PropertySearch = { status: FOR_SALE };

export function RecentProperties() {
  const { status, error, properties, refresh } = usePropertyResults(newestForSale, RECENT);
  if (error) {
    return <ErrorState title={`Error loading properties: ${error.message}`} onRetry={refresh} />;
  }
  if (status === 'success' && properties.length === 0) {
    return <EmptyState title="No properties available at the moment." />;
  }
  if (status === 'pending') return <PropertyGridSkeleton />;
  return <PropertyGrid properties={properties} />;
}
