import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { problemLabels } from '#contract/property/property-problems.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { propertyTableQueries } from './property-table-queries.ts';
import { usePropertyTableState } from './property-table-state.ts';
import * as texts from './texts.ts';

const UNCHANGED_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

interface SavedView {
  label: string;
  search: PropertySearch;
}

/** The searches for properties that need attention. */
function savedViews(): SavedView[] {
  const unchangedSince = dayInLagos(Date.now() - UNCHANGED_DAYS * DAY_MS);
  return [
    { label: problemLabels.noImage, search: { problem: 'noImage' } },
    { label: problemLabels.noStatus, search: { problem: 'noStatus' } },
    { label: texts.views.unchanged(UNCHANGED_DAYS), search: { unchangedSince } },
  ];
}

/** Links to the saved views, each with the number of properties that it finds. */
export function SavedViews() {
  const { search, queryOfSearch } = usePropertyTableState();
  const views = savedViews();
  const { data: counts } = useQuery(propertyTableQueries.counts(views.map((view) => view.search)));
  return (
    <nav
      aria-label={texts.views.label}
      className="max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4"
    >
      <ul className="flex gap-5 text-sm whitespace-nowrap max-md:w-max">
        {[{ label: texts.views.all, search: {} }, ...views].map((view, index) => {
          const count = counts?.[index - 1];
          const query = queryOfSearch(view.search);
          return (
            <li key={view.label}>
              <Link
                to={{ search: query }}
                preventScrollReset
                aria-current={query === queryOfSearch(search) || undefined}
                className="flex h-11 items-center gap-1.5 border-b-2 border-transparent text-muted hover:text-ink aria-current:border-ink aria-current:font-medium aria-current:text-ink"
              >
                {view.label}{' '}
                {count !== undefined && (
                  <span className="font-normal text-muted tabular-nums">
                    {count.toLocaleString('en-NG')}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
