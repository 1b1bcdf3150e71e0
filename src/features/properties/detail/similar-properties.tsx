import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Property } from '#contract/property/property.ts';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { SuggestedCards } from '#src/features/properties/list/property-cards.tsx';
import { useNearScreen } from '#src/lib/use-near-screen.ts';
import * as texts from './texts.ts';

/** Requested when the visitor scrolls near; nothing if there are none. */
export function SimilarProperties({ property }: { property: Property }) {
  const endRef = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(endRef, 800);
  const { data = [] } = useQuery({ ...suggestionQueries.similar(property), enabled: isNear });
  return (
    <div ref={endRef} className="print:hidden">
      {data.length > 0 && (
        <aside aria-labelledby="similar" className="mt-12 border-t pt-10 md:mt-16 md:pt-12">
          <h2 id="similar" className="mb-5 font-display text-xl font-semibold">
            {texts.similarHeading}
          </h2>
          <SuggestedCards properties={data} />
        </aside>
      )}
    </div>
  );
}
