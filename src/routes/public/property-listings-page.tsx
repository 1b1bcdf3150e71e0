import { useRef } from 'react';
import { pageHeads } from '#contract/page-heads.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ActiveFilters } from '#src/features/properties/active-filters.tsx';
import { PropertyFilters } from '#src/features/properties/property-filters.tsx';
import { PropertyResults } from '#src/features/properties/property-results.tsx';
import { PropertyResultsBar } from '#src/features/properties/property-results-bar.tsx';
import { searchHeading } from '#src/features/properties/property-search-heading.ts';
import { usePropertySearchUrl } from '#src/features/properties/property-search-url.ts';
import { usePropertyResults } from '#src/features/properties/use-property-results.ts';

export function PropertyListingsPage() {
  const { search, showSearch, changeSearch } = usePropertySearchUrl();
  const results = usePropertyResults(search);
  const heading = searchHeading(search);
  const resultsRef = useRef<HTMLElement>(null);

  // The pressed chip or button goes away with its filter; the focus stays near.
  function keepFocus() {
    resultsRef.current?.focus({ preventScroll: true });
  }

  function removeFilter(removal: Partial<PropertySearch>) {
    changeSearch(removal);
    keepFocus();
  }

  function clearFilters() {
    showSearch({ sort: search.sort });
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
          <PropertyFilters
            search={search}
            facets={results.facets}
            onChange={changeSearch}
            onReplace={showSearch}
          />
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
