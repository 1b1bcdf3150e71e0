import { useQuery } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { SuggestedCards } from '#src/features/properties/list/property-grid.tsx';
import * as texts from './texts.ts';

/** Nothing if there are none. */
export function SimilarProperties({ property }: { property: Property }) {
  const { data = [] } = useQuery(suggestionQueries.similar(property));
  if (data.length === 0) return null;
  return (
    <aside aria-labelledby="similar" className="mt-12 border-t pt-10 md:mt-16 md:pt-12">
      <h2 id="similar" className="mb-5 text-xl font-semibold">
        {texts.similarHeading}
      </h2>
      <SuggestedCards properties={data} />
    </aside>
  );
}
