import { useQuery } from '@tanstack/react-query';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { PropertyCardSkeleton } from './property-cards.tsx';
import { SuggestedCards } from './property-grid.tsx';
import { recentHeading } from './texts.ts';

/**
 * The most recent properties below a list that is empty. Not without paging, where the API would
 * send its whole list for three cards.
 */
export function RecentSuggestions() {
  return hasCapability('paging') && <RecentCards />;
}

function RecentCards() {
  const { data, isPending } = useQuery(propertyQueries.recent());
  if (!isPending && !data?.properties.length) return null;
  return (
    <aside aria-labelledby="recent" className="mt-10 md:mt-12">
      <h2 id="recent" className="mb-5 text-xl font-semibold">
        {recentHeading}
      </h2>
      {data ? (
        <SuggestedCards properties={data.properties.slice(0, 3)} />
      ) : (
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
        </div>
      )}
    </aside>
  );
}
