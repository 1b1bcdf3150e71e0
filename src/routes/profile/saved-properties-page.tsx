import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Property } from '#contract/property/property.ts';
import { popularLocations } from '#contract/search/locations.ts';
import { comparatorOf } from '#contract/search/property-matches.ts';
import { propertySorts } from '#contract/search/property-search.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { ShareMenu } from '#src/components/ui/share-menu.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import { sharedList } from '#src/features/properties/detail/property-contact.ts';
import {
  PropertyGrid,
  PropertyGridSkeleton,
} from '#src/features/properties/list/property-grid.tsx';
import { RecentSuggestions } from '#src/features/properties/list/recent-suggestions.tsx';
import { PriceAlert } from '#src/features/properties/saved/alerts/alert-toggles.tsx';
import { savedPropertyQueries } from '#src/features/properties/saved/saved-property-queries.ts';
import { HomeNotes } from '#src/features/properties/saved/shortlist/home-notes.tsx';
import { savedSearchesHref } from '#src/features/properties/saved-searches/saved-searches-href.ts';
import { savedSearches } from '#src/features/properties/saved-searches/saved-searches-store.ts';
import { countLabel, sortLabels } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import { pages, saved } from './texts.ts';

const SAVED_LAST = 'saved';
const savedSortLabels = { [SAVED_LAST]: saved.savedLast, ...sortLabels };

const SavedPropertiesUrl = z.object({
  sort: z.catch(z.enum([SAVED_LAST, ...propertySorts]), SAVED_LAST),
});
type SavedSort = z.infer<typeof SavedPropertiesUrl>['sort'];

export function Component() {
  const isSignedIn = useSession() !== null;
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    ...savedPropertyQueries.list(),
    enabled: isSignedIn,
  });
  const [{ sort }, change] = useUrlState(SavedPropertiesUrl);
  const properties = useMemo(() => sorted(data ?? [], sort), [data, sort]);
  // A removed card may have had the focus.
  const regionRef = useKeptFocus<HTMLElement>(data && `${data.length}`);
  const isEmpty = data?.length === 0;
  const searchCount = useDeviceStore(savedSearches).items.length;
  const heading = (
    <h1 id="saved" className="font-display text-2xl font-semibold md:text-3xl">
      {pages.savedProperties}
    </h1>
  );
  const freshness = (
    <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
  );

  return (
    <section ref={regionRef} tabIndex={-1} aria-labelledby="saved" className="outline-none">
      <PageHead title={pages.savedProperties} isPrivate />
      <div
        className={cn(
          'mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mt-10',
          !isEmpty && 'mb-6 min-h-11',
        )}
      >
        {!isEmpty && heading}
        <p role="status" className="text-muted tabular-nums">
          {data && data.length > 0 && countLabel(data.length)}
        </p>
        {searchCount > 0 && (
          <Link
            to={savedSearchesHref}
            className="inline-flex min-h-8 items-center text-sm text-brand underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {saved.searches(searchCount)}
          </Link>
        )}
        {properties.length > 0 && (
          <div className="flex items-center gap-3 max-sm:-ml-2 max-sm:grow max-sm:basis-full max-sm:justify-between sm:ml-auto">
            <SortSelect
              sort={sort}
              sortLabels={savedSortLabels}
              onSort={(sort) => change({ sort }, { replace: true })}
            />
            <ShareMenu
              title={pages.savedProperties}
              text={sharedList(properties)}
              variant="secondary"
            />
          </div>
        )}
      </div>
      {!data && error && <ErrorState title={saved.loadError(error.message)} onRetry={refetch} />}
      {!data && !error && <PropertyGridSkeleton />}
      {isEmpty && (
        <EmptyPage
          heading={heading}
          description={saved.none}
          locations={popularLocations}
          action={
            <>
              <ButtonLink to={paths.propertyListings.href()}>{saved.viewAll}</ButtonLink>
              <div className="mt-3 basis-full max-md:hidden">{freshness}</div>
            </>
          }
        />
      )}
      {isEmpty && <RecentSuggestions />}
      {properties.length > 0 && (
        <div className="saved-homes">
          <PropertyGrid
            properties={properties}
            footer={(property) => (
              <>
                <PriceAlert property={property} />
                <HomeNotes id={property._id} title={property.title} />
              </>
            )}
          />
        </div>
      )}
      {properties.length > 0 && <div className="mt-8 flex">{freshness}</div>}
    </section>
  );
}

/** The API sends them with the property saved last first. */
function sorted(properties: readonly Property[], sort: SavedSort): readonly Property[] {
  return sort === SAVED_LAST ? properties : properties.toSorted(comparatorOf(sort));
}
