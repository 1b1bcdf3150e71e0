import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { staleDay } from '#contract/property/freshness.ts';
import { problemLabels } from '#contract/property/property-problems.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Button } from '#src/components/ui/button.tsx';
import { propertyTableQueries } from '#src/features/properties/admin-table/property-table-queries.ts';
import { usePropertyTableState } from '#src/features/properties/admin-table/property-table-state.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { useMoveViews, useOwnViews } from './own-views.ts';
import { ViewDialog } from './view-dialog.tsx';

const UNCHANGED_DAYS = 60;
const VISITED_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

function builtInViews(): { label: string; search: PropertySearch }[] {
  const now = Date.now();
  const unchangedSince = dayInLagos(now - UNCHANGED_DAYS * DAY_MS);
  const visitedBefore = dayInLagos(now - VISITED_DAYS * DAY_MS);
  return [
    ...(hasCapability('publishing')
      ? [{ label: texts.notPublished, search: { published: 'no' } as const }]
      : []),
    { label: problemLabels.noImage, search: { problem: 'noImage' } },
    { label: problemLabels.noStatus, search: { problem: 'noStatus' } },
    { label: texts.views.notChanged(UNCHANGED_DAYS), search: { unchangedSince } },
    ...(hasCapability('confirmed')
      ? [{ label: texts.views.notConfirmed, search: { unconfirmedSince: staleDay(now) } }]
      : []),
    ...(canFilterBy('papers')
      ? [{ label: texts.views.papersNotStated, search: { papersStated: false } }]
      : []),
    ...(hasCapability('checks')
      ? [{ label: texts.views.visitedLongAgo(VISITED_DAYS), search: { visitedBefore } }]
      : []),
  ];
}

/** The built-in views with their counts, and the admin's own. */
export function SavedViews() {
  const { search, view: currentView, queryOfSearch, queryOfView } = usePropertyTableState();
  const builtIn = builtInViews();
  const { data: counts } = useQuery(
    propertyTableQueries.counts(builtIn.map((view) => view.search)),
  );
  const { views: own, isFailed, retry } = useOwnViews();
  useMoveViews();
  const [isOpen, setIsOpen] = useState(false);
  const currentQuery = queryOfView(currentView);
  const currentOwn = own.find(({ query }) => queryOfView(query) === currentQuery);
  const isStandard = currentQuery === queryOfView('');
  const Icon = currentOwn ? Pencil : BookmarkPlus;
  return (
    <nav
      aria-label={texts.views.label}
      className="min-w-0 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 md:flex-1"
    >
      <ul className="flex gap-x-5 text-sm whitespace-nowrap max-md:w-max md:flex-wrap">
        {[{ label: texts.views.all, search: {} }, ...builtIn].map((view, index) => {
          const query = queryOfSearch(view.search);
          return (
            <li key={view.label}>
              <ViewLink
                label={view.label}
                query={query}
                isCurrent={!currentOwn && query === queryOfSearch(search)}
                count={counts?.[index - 1]}
              />
            </li>
          );
        })}
        {own.map((view) => (
          <li key={view.id ?? view.name}>
            <ViewLink
              label={view.name}
              query={queryOfView(view.query)}
              isCurrent={view === currentOwn}
            />
          </li>
        ))}
        {isFailed && (
          <li className="flex items-center gap-2 text-muted">
            {texts.views.notLoaded}
            <Button variant="ghost" size="sm" onClick={() => retry()}>
              {texts.views.tryAgain}
            </Button>
          </li>
        )}
        {(currentOwn || !isStandard) && (
          <li className="flex items-center">
            <Button
              variant="ghost"
              size="sm"
              aria-label={currentOwn && texts.views.editOf(currentOwn.name)}
              onClick={() => setIsOpen(true)}
            >
              <Icon />
              {currentOwn ? texts.views.edit : texts.views.save}
            </Button>
          </li>
        )}
      </ul>
      {isOpen && (
        <ViewDialog view={currentOwn} query={currentView} onClose={() => setIsOpen(false)} />
      )}
    </nav>
  );
}

interface ViewLinkProps {
  label: string;
  query: string;
  isCurrent: boolean;
  count?: number;
}

function ViewLink({ label, query, isCurrent, count }: ViewLinkProps) {
  return (
    <Link
      to={{ search: query }}
      preventScrollReset
      aria-current={isCurrent || undefined}
      className="flex h-11 items-center gap-1.5 border-b-2 border-transparent text-muted hover:text-ink aria-current:border-ink aria-current:font-medium aria-current:text-ink"
    >
      {label}{' '}
      {count !== undefined && (
        <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>
      )}
    </Link>
  );
}
