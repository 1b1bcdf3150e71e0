import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import { firstHeads } from '#contract/site/first-heads.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { checkConnection } from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { canFilterBy, supportedSearch } from '#src/features/properties/api/property-queries.ts';
import { LineIcon } from '#src/features/properties/list/line-icon.tsx';
import {
  PropertyResults,
  usePropertyResults,
} from '#src/features/properties/list/property-results.tsx';
import { noMatch } from '#src/features/properties/list/texts.ts';
import { useWithoutNo } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { SaveSearch } from '#src/features/properties/saved-searches/save-search.tsx';
import type { FilterNames } from '#src/features/properties/search/filter-names.ts';
import { PropertyFilters } from '#src/features/properties/search/property-filters.tsx';
import { countLabel, searchHeading } from '#src/features/properties/search/property-labels.ts';
import {
  ActiveFilters,
  ResultsOrder,
} from '#src/features/properties/search/property-results-bar.tsx';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import * as texts from './texts.ts';

const NoProperties = lazyPart(
  async () => (await import('#src/features/properties/list/no-properties.tsx')).NoProperties,
);
const NearestProperties = lazyPart(
  async () => (await import('#src/features/properties/list/no-properties.tsx')).NearestProperties,
);
const AskUs = lazyPart(async () => (await import('./ask-us.tsx')).AskUsToFind);

const HideNo = lazyPart(
  async () => (await import('#src/features/properties/saved/shortlist/hide-no.tsx')).HideNo,
);

const AreasMap = lazyPart(
  async () => (await import('#src/features/properties/map/areas-map.tsx')).AreasMap,
);

// Here, because the home page loads the other texts, too.
const showMap = 'Map';
const hideMap = 'Hide map';
const showList = 'List';

const MAP_CHOICE = 'gida.map';

/**
 * Whether the visitor last opened the map in this tab or, with an entry of the history, beside that.
 * Undefined if there is no choice or no storage.
 */
function lastMapChoice(entry?: string): boolean | undefined {
  try {
    const [choice, at] = window.sessionStorage.getItem(MAP_CHOICE)?.split(' ') ?? [];
    return choice && (!entry || entry === at) ? choice === 'open' : undefined;
  } catch {
    return undefined;
  }
}

function keepMapChoice(isOpen: boolean, entry: string): void {
  try {
    window.sessionStorage.setItem(MAP_CHOICE, `${isOpen ? 'open' : 'closed'} ${entry}`);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

/** From this many filters on, 'Ask us to find it' is also above the cards. */
const MANY_FILTERS = 3;

export function Component() {
  const [wanted, changeSearch] = useUrlState(PropertySearchUrl);
  const search = supportedSearch(wanted);
  const results = usePropertyResults(search);
  const { isHiding, noCount, shown } = useWithoutNo(results.properties);
  const heading = searchHeading(search);
  const isWide = useMediaQuery(NOT_MOBILE);
  const names = useLoaderData<FilterNames | null>();
  const filters = names?.appliedFilters(search) ?? [];
  const chips = names?.filtersWithoutControl(search, isWide) ?? [];
  const isEmpty = results.status === 'success' && results.total === 0;
  const saveSearch = <SaveSearch search={search} />;
  const order = !isEmpty && results.status !== 'error' && (
    <div className="-my-3 ml-auto md:mr-3">
      <ResultsOrder sort={search.sort} onSort={(sort) => changeSearch({ sort })} />
    </div>
  );
  const resultsRef = useRef<HTMLElement>(null);
  const isVeryWide = useMediaQuery(VERY_WIDE);
  const hasMap = canFilterBy('areas') && !isEmpty;
  // A phone shows the list first, unless the visitor comes back to the map.
  const { key, search: query } = useLocation();
  // The first entries of all visits have the same key.
  const entry = key + query;
  const [mapChoice, setMapChoice] = useState(() => lastMapChoice(isWide ? undefined : entry));
  const isMapOpen = hasMap && (mapChoice ?? (isVeryWide && results.status !== 'error'));

  useEffect(() => {
    if (mapChoice !== undefined) keepMapChoice(mapChoice, entry);
  }, [mapChoice, entry]);

  // The pressed chip or button is removed with its filter.
  function keepFocus() {
    resultsRef.current?.focus({ preventScroll: true });
  }

  /** From far down the last results, new ones and the map are shown from their start. */
  function scrollToStart() {
    const section = resultsRef.current;
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  }

  function searchAnew(...change: Parameters<typeof changeSearch>) {
    // Before the change, because the router keeps the scroll position that it finds.
    scrollToStart();
    return changeSearch(...change);
  }

  function removeFilters(removal: Partial<PropertySearch>) {
    changeSearch(removal);
    keepFocus();
  }

  function retry() {
    results.refresh();
    keepFocus();
  }

  function toggleMap() {
    if (!isMapOpen) scrollToStart();
    setMapChoice(!isMapOpen);
  }

  const mapButton = hasMap && (
    <Button
      variant={isWide ? 'secondary' : 'control'}
      size={isWide ? 'sm' : 'md'}
      onClick={toggleMap}
      className={cn('rounded-full', isWide ? 'self-center' : 'px-2.5!')}
    >
      {isWide && <LineIcon name="place" />}
      {!isMapOpen ? showMap : isWide ? hideMap : showList}
    </Button>
  );

  return (
    <>
      <PageHead {...firstHeads.propertyListings} title={heading} />
      <PageContainer className="flex flex-wrap items-baseline gap-x-4 pt-3 pb-2 md:pt-8 md:pb-5">
        <h1 className="font-display text-2xl font-semibold md:text-3xl">{heading}</h1>
        {/* On a phone beside the heading or below it. */}
        <div className="flex grow flex-wrap items-center gap-x-4">
          <p
            role="status"
            className={cn('text-sm text-muted tabular-nums md:text-base', isEmpty && 'sr-only')}
          >
            {results.status === 'success' && countLabel(results.total)}
          </p>
          {!isWide && order}
        </div>
        {isWide && mapButton}
      </PageContainer>
      <div className="sticky top-0 z-30 border-y bg-paper">
        <PageContainer className="py-2 md:py-3">
          <PropertyFilters
            search={search}
            facets={results.facets}
            filterCount={names?.appliedFilters({ ...search, q: undefined }).length}
            onChange={searchAnew}
          >
            {mapButton}
          </PropertyFilters>
        </PageContainer>
      </div>
      {/* Few results leave the footer where it was while they loaded: below the screen. */}
      <PageContainer className="min-h-svh pt-3 pb-20">
        <section
          ref={resultsRef}
          tabIndex={-1}
          aria-label={texts.results}
          className="scroll-mt-32 outline-none"
        >
          <div className={isMapOpen ? 'beside-map' : ''}>
            <div
              className={cn(
                '-mx-3 -mt-2 mb-1 flex items-center md:mt-0 md:mb-3 md:flex-wrap',
                order && 'min-h-11',
                // Phones hide a row with only 'Save search'.
                !(filters.length || noCount) && 'max-md:hidden',
              )}
            >
              {results.total > 0 && saveSearch}
              <ActiveFilters
                filters={chips}
                onRemove={removeFilters}
                canClear={filters.length > 0 && !isEmpty}
              >
                {noCount > 0 && <HideNo isHiding={isHiding} count={noCount} />}
              </ActiveFilters>
              {isWide && order}
            </div>
            {isMapOpen && (
              <AreasMap
                isWaiting={results.status === 'pending'}
                search={search}
                homes={shown}
                onChoose={(location) => searchAnew({ location })}
                failed={(load) => <ErrorState title={checkConnection} onRetry={load} />}
              />
            )}
            <div className="min-w-0">
              {results.hasMore && filters.length >= MANY_FILTERS && (
                <div className="mb-3 min-h-9 pointer-coarse:min-h-11">
                  <AskUs search={search} />
                </div>
              )}
              <PropertyResults
                results={{ ...results, properties: shown }}
                onRetry={retry}
                empty={
                  <NoProperties
                    search={search}
                    onRemove={removeFilters}
                    isHiding={isHiding && noCount > 0}
                    loading={<Spinner className="min-h-80 justify-center" />}
                    failed={(load) => <ErrorState title={noMatch} onRetry={load} />}
                  >
                    {saveSearch}
                    <AskUs search={search} />
                  </NoProperties>
                }
              />
              {results.total > 0 && !results.hasMore && (
                <AskUs search={search} className="mt-8 rounded-card bg-brand-soft p-5 md:px-8" />
              )}
            </div>
          </div>
        </section>
        {isEmpty && <NearestProperties search={search} />}
      </PageContainer>
    </>
  );
}
