import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FOR_SALE } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { budgets } from '#contract/search/budgets.ts';
import { popularLocations } from '#contract/search/locations.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

/** Links to the properties for sale within each budget, and to land. */
export function BudgetLinks() {
  const { data } = useQuery(propertyQueries.recent());
  const counts = new Map(data?.facets.budget?.map(({ value, count }) => [value, count]));
  return (
    <section aria-labelledby="budgets" className="max-md:pb-16 md:border-t md:pt-3 lg:flex lg:pt-0">
      <h2 id="budgets" className="px-4 font-semibold md:text-sm md:text-muted lg:self-center">
        {texts.budgetHeading}
      </h2>
      <ul className="flex gap-2 overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-md:mt-2 max-md:px-4 max-md:py-1 md:gap-0 md:divide-x lg:flex-1 lg:border-l">
        {budgets.map(({ label, search }) => (
          <li key={label} className="shrink-0 md:flex-auto">
            <Link
              to={paths.propertyListings.href(queryOf(search))}
              className="flex flex-col rounded-field px-4 transition-colors hover:text-brand max-md:h-full max-md:min-h-16 max-md:border max-md:justify-center max-md:bg-surface max-md:py-2.5 md:h-12 md:flex-row md:items-center md:gap-1.5 md:text-sm md:-outline-offset-2"
            >
              <span className="font-medium">{label}</span>{' '}
              <PropertyCount count={counts.get(label)} className="md:max-xl:sr-only" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function queryOf(search: PropertySearch): Record<string, string> {
  const filters = Object.entries({ status: FOR_SALE, ...search });
  return Object.fromEntries(filters.map(([name, value]) => [name, `${value}`]));
}

/** The popular locations with the number of properties for sale, the largest number first. */
export function PopularPlaces() {
  const { data } = useQuery(propertyQueries.recent());
  const [emphasized, setEmphasized] = useState<string>();
  const counts = new Map(data?.facets.location?.map(({ value, count }) => [value, count]));
  const locations = popularLocations.toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
  return (
    <PageContainer
      as="section"
      aria-labelledby="popular-places"
      className="grid gap-x-16 pb-16 md:grid-cols-2 md:grid-rows-[auto_1fr] md:pb-24"
    >
      <h2 id="popular-places" className="font-display text-2xl font-semibold md:text-3xl">
        {texts.popularPlaces}
      </h2>
      <Atlas
        locations={popularLocations}
        emphasized={emphasized}
        hasLabels
        className="mt-6 self-center md:row-span-2 md:mt-0"
      />
      <ul
        className="mt-6 grid divide-y border-y md:mt-8"
        onPointerLeave={() => setEmphasized(undefined)}
      >
        {locations.map((location) => (
          <li key={location}>
            <Link
              to={paths.propertyListings.href({ location, status: FOR_SALE })}
              onPointerEnter={() => setEmphasized(location)}
              onFocus={() => setEmphasized(location)}
              onBlur={() => setEmphasized(undefined)}
              className="group flex h-full items-center justify-between gap-4 py-3.5 md:py-4"
            >
              <span className="text-xl font-semibold underline-offset-4 group-hover:underline">
                {location}
              </span>{' '}
              <PropertyCount count={counts.get(location)} />
            </Link>
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}

/** '48 for sale'; undefined while the count loads or if the API has none. */
function PropertyCount({ count, className }: { count: number | undefined; className?: string }) {
  return (
    <span
      className={cn(
        'min-h-5 text-sm text-muted tabular-nums transition-opacity',
        className,
        count === undefined && 'opacity-0',
      )}
    >
      {count !== undefined && forSaleLabel(count)}
    </span>
  );
}

/** '48 for sale'. */
function forSaleLabel(count: number): string {
  return `${formatNumber(count)} for sale`;
}
