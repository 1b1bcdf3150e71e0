import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FOR_SALE } from '#contract/property/property.ts';
import { budgets } from '#contract/search/budgets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

/** Links to the properties for sale within each budget, and to land. */
export function BudgetLinks() {
  const { data } = useQuery(propertyQueries.recent());
  const counts = new Map(data?.facets.budget?.map(({ value, count }) => [value, count]));
  return (
    <PageContainer as="section" aria-labelledby="budgets" className="pt-6 md:pt-10">
      <h2 id="budgets" className="font-semibold">
        {texts.budgetHeading}
      </h2>
      <ul className="budget-links -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-1 lg:gap-4">
        {budgets.map(({ label, search }) => (
          <li key={label} className="shrink-0">
            <Link
              to={paths.propertyListings.href(queryOf(search))}
              className="flex h-full min-h-16 flex-col justify-center rounded-card border bg-surface px-4 py-2.5 transition-colors hover:border-brand"
            >
              <span className="font-medium">{label}</span>{' '}
              <PropertyCount count={counts.get(label)} />
            </Link>
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}

function queryOf(search: PropertySearch): Record<string, string> {
  const filters = Object.entries({ status: FOR_SALE, ...search });
  return Object.fromEntries(filters.map(([name, value]) => [name, `${value}`]));
}

interface PropertyCountProps {
  /** Undefined while it loads or if the API has none. */
  count: number | undefined;
}

/** '48 properties', beside the text of a link. */
export function PropertyCount({ count }: PropertyCountProps) {
  return (
    <span
      className={cn(
        'min-h-5 text-sm text-muted tabular-nums transition-opacity',
        count === undefined && 'opacity-0',
      )}
    >
      {count !== undefined && countLabel(count)}
    </span>
  );
}
