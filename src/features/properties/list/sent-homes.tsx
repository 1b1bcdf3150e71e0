import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { keptHomeQueries } from '#src/features/properties/api/kept-home-queries.ts';
import * as texts from '#src/features/properties/saved/shortlist/texts.ts';
import { useKeepHomes } from '#src/features/properties/saved/shortlist/use-keep-homes.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { GoneHome } from './kept-home-card.tsx';
import { keptGridClass } from './kept-homes.tsx';
import { PropertyCard } from './property-cards.tsx';
import { PropertyGridSkeleton } from './property-grid.tsx';
import { failed } from './texts.ts';

/** The homes of a link that somebody sent. Nothing is kept until the visitor asks for it. */
export function SentHomes({ ids }: { ids: readonly string[] }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...keptHomeQueries.byIds(ids),
    enabled: ids.length > 0,
  });
  const { keepHomes, isKeeping } = useKeepHomes();
  const listed = ids.flatMap((id) => data?.[id] ?? []);
  // 'Try again' had the focus.
  const regionRef = useKeptFocus<HTMLElement>(!data && error ? 'failed' : undefined);
  return (
    <section ref={regionRef} tabIndex={-1} aria-labelledby="sent" className="outline-none">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 id="sent" className="font-display text-2xl font-semibold md:text-3xl">
          {texts.sharedHeading}
        </h1>
        {listed.length > 0 && (
          <Button
            isBusy={isKeeping}
            onClick={() => keepHomes(listed)}
            className="ml-auto print:hidden"
          >
            {texts.keepThese}
          </Button>
        )}
      </div>
      {ids.length === 0 && (
        <EmptyPage
          title={texts.nothingSent}
          description={texts.nothingSentHint}
          action={<ButtonLink to={paths.propertyListings.href()}>{texts.viewAll}</ButtonLink>}
        />
      )}
      {ids.length > 0 && !data && !error && <PropertyGridSkeleton />}
      {!data && error && (
        <ErrorState title={failed(error.message)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {data && (
        <ul className={keptGridClass}>
          {ids.map((id) => (
            <li key={id}>
              <SentHome id={id} property={data[id]} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8 text-sm">
        <Link to={paths.shortlist.href()} className="text-brand underline underline-offset-3">
          {texts.yourShortlist}
        </Link>
      </p>
    </section>
  );
}

function SentHome({ id, property }: { id: string; property: Property | null | undefined }) {
  if (property) return <PropertyCard property={property} />;
  if (property === null) return <GoneHome />;
  return (
    <GoneHome reason={texts.notLoadedHome}>
      <Link to={paths.propertyListing.href(id)} className="text-sm text-brand underline">
        {texts.openHome}
      </Link>
    </GoneHome>
  );
}
