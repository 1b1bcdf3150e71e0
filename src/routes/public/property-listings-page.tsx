import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ActiveFilters } from '#src/features/properties/active-filters.tsx';
import { PropertyFilters } from '#src/features/properties/property-filters.tsx';
import { PropertyResults } from '#src/features/properties/property-results.tsx';
import { PropertyResultsBar } from '#src/features/properties/property-results-bar.tsx';
import { searchHeading } from '#src/features/properties/property-search-heading.ts';
import { usePropertySearchUrl } from '#src/features/properties/property-search-url.ts';
import { usePropertyResults } from '#src/features/properties/use-property-results.ts';
import { paths } from '#src/lib/paths.ts';

export function PropertyListingsPage() {
  const { search, showSearch, changeSearch } = usePropertySearchUrl();
  const results = usePropertyResults(search);
  const heading = searchHeading(search);
  const clearFilters = () => showSearch({ sort: search.sort });

  return (
    <>
      <PageHead
        title={heading}
        description={`${heading}: houses, apartments, land and new developments across Nigeria, with prices in naira, pictures and an agent to talk to.`}
        canonicalPath={paths.propertyListings.href()}
      />
      <PageContainer className="pt-8 pb-4 md:pt-12 md:pb-6">
        <h1 className="font-display text-2xl font-semibold md:text-3xl">{heading}</h1>
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
        <ActiveFilters search={search} onRemove={changeSearch} onClear={clearFilters} />
        <div className="my-3 md:my-4">
          <PropertyResultsBar
            results={results}
            sort={search.sort}
            onSort={(sort) => changeSearch({ sort })}
          />
        </div>
        <PropertyResults search={search} results={results} onClear={clearFilters} />
      </PageContainer>
    </>
  );
}
