import { useQuery } from '@tanstack/react-query';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { SuggestedCards } from './property-grid.tsx';
import { recentHeading } from './texts.ts';

/** The most recent properties below a list that is empty. */
export function RecentSuggestions() {
  const { data } = useQuery({
    ...propertyQueries.recent(),
    // Without paging the API would send its whole list for three cards.
    enabled: hasCapability('paging'),
  });
  if (!data || data.properties.length === 0) return null;
  return (
    <aside aria-labelledby="recent" className="mt-10 md:mt-12">
      <h2 id="recent" className="mb-5 text-xl font-semibold">
        {recentHeading}
      </h2>
      <SuggestedCards properties={data.properties.slice(0, 3)} />
    </aside>
  );
}
