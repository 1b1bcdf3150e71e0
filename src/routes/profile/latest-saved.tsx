import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PropertyCardSkeleton } from '#src/features/properties/list/property-grid.tsx';
import { SuggestedCards } from '#src/features/properties/list/suggested-cards.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { savedPropertyQueries } from '#src/features/saved-properties/saved-property-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { NothingSaved } from './nothing-saved.tsx';
import * as texts from './texts.ts';

const SHOWN = 3;

/** The properties that the user saved last, on the profile. */
export function LatestSaved() {
  const { data, error, refetch, isFetching } = useQuery(savedPropertyQueries.list());
  return (
    <section aria-labelledby="latest-saved" className="mt-10 border-t pt-8 md:mt-12 md:pt-10">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest-saved" className="font-display text-xl font-semibold">
          {texts.pages.savedProperties}
        </h2>
        {data && data.length > 0 && (
          <Link
            to={paths.profile.savedProperties.href()}
            className="inline-flex h-11 items-center text-sm font-medium text-brand hover:underline"
          >
            {texts.saved.view(countLabel(data.length))}
          </Link>
        )}
      </div>
      {data?.length === 0 && <NothingSaved />}
      {data && data.length > 0 && <SuggestedCards properties={data.slice(0, SHOWN)} />}
      {!data && error && (
        <ErrorState
          title={texts.saved.loadError(error.message)}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          <PropertyCardSkeleton />
        </div>
      )}
    </section>
  );
}
