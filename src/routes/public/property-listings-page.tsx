import { useRef } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { PropertySearchUrl } from '#contract/property-search-query.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { usePropertyResults } from '#src/features/properties/api/use-property-results.ts';
import { PropertyResults } from '#src/features/properties/list/property-results.tsx';
import { ActiveFilters } from '#src/features/properties/search/active-filters.tsx';
import { noFilters } from '#src/features/properties/search/applied-filters.ts';
import { PropertyFilters } from '#src/features/properties/search/property-filters.tsx';
import { searchHeading } from '#src/features/properties/search/property-labels.ts';
import { PropertyResultsBar } from '#src/features/properties/search/property-results-bar.tsx';
import { useUrlState } from '#src/lib/use-url-state.ts';

export function PropertyListingsPage() {
  const [search, changeSearch] = useUrlState(PropertySearchUrl);
  const results = usePropertyResults(search);
  const heading = searchHeading(search);
  const resultsRef = useRef<HTMLElement>(null);

  // The pressed chip or button is removed with its filter.
  function keepFocus() {
    resultsRef.current?.focus({ preventScroll: true });
  }

  function removeFilter(removal: Partial<PropertySearch>) {
    changeSearch(removal);
    keepFocus();
  }

  function clearFilters() {
    changeSearch(noFilters);
    keepFocus();
  }

  function retry() {
    results.refresh();
    keepFocus();
  }

  return (
    <>
      <PageHead {...pageHeads.propertyListings} title={heading} />
      <PageContainer className="pt-8 pb-4 md:pt-12 md:pb-6">
        <PageHeading title={heading} />
      </PageContainer>
      <div className="sticky top-0 z-30 border-y bg-paper">
        <PageContainer className="py-3">
          <PropertyFilters search={search} facets={results.facets} onChange={changeSearch} />
        </PageContainer>
      </div>
      <PageContainer className="pt-4 pb-20">
        <section ref={resultsRef} tabIndex={-1} aria-label="Results" className="outline-none">
          <ActiveFilters search={search} onRemove={removeFilter} onClear={clearFilters} />
          <div className="my-3 md:my-4">
            <PropertyResultsBar
              results={results}
              sort={search.sort}
              onSort={(sort) => changeSearch({ sort })}
            />
          </div>
          <PropertyResults
            search={search}
            results={results}
            onRetry={retry}
            onRemove={removeFilter}
            onClear={clearFilters}
          />
        </section>
      </PageContainer>
    </>
  );
}
