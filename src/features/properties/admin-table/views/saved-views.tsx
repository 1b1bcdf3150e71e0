import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { staleDay } from '#contract/property/freshness.ts';
import { problemLabels } from '#contract/property/property-problems.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuLink } from '#src/components/ui/menu.tsx';
import { TabCount, TabLink, type TabLinkProps } from '#src/components/ui/tab-link.tsx';
import { propertyTableQueries } from '#src/features/properties/admin-table/property-table-queries.ts';
import { usePropertyTableState } from '#src/features/properties/admin-table/property-table-state.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import * as binTexts from '#src/features/properties/bin/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { NOT_MOBILE, useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { useOwnViews } from './own-views.ts';
import { ViewDialog } from './view-dialog.tsx';

const UNCHANGED_DAYS = 60;
const VISITED_DAYS = 90;
/** As many links as fit on one line; the others are in a menu. A phone scrolls sideways. */
const SHOWN_LINKS = { veryWide: 5, wide: 3 };
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

/** The admin's own views, and the built-in ones that find something, with their counts. */
export function SavedViews() {
  const { search, view: currentView, queryOfSearch, queryOfView } = usePropertyTableState();
  const builtIn = builtInViews();
  const { data: counts, isPending } = useQuery(
    propertyTableQueries.counts(builtIn.map((view) => view.search)),
  );
  const { views: own, isFailed, retry } = useOwnViews();
  const [isOpen, setIsOpen] = useState(false);
  const isTable = useMediaQuery(NOT_MOBILE);
  const isVeryWide = useMediaQuery(VERY_WIDE);
  const currentQuery = queryOfView(currentView);
  const currentOwn = own.find(({ query }) => queryOfView(query) === currentQuery);
  const isStandard = currentQuery === queryOfView('');
  const Icon = currentOwn ? Pencil : BookmarkPlus;

  function linkOf(label: string, wanted: PropertySearch, count?: number): ShownView {
    const query = queryOfSearch(wanted);
    const isCurrent = !currentOwn && query === queryOfSearch(search);
    return { key: label, label, query, count, isCurrent };
  }
  const links: ShownView[] = [
    linkOf(texts.views.all, {}),
    ...own.map((view) => ({
      key: `own ${view.id ?? view.name}`,
      label: view.name,
      query: queryOfView(view.query),
      isCurrent: view === currentOwn,
    })),
    ...(isPending ? [] : builtIn)
      .map((view, index) => linkOf(view.label, view.search, counts?.[index]))
      .filter(({ count, isCurrent }) => count !== 0 || isCurrent),
  ];
  const [shown, folded] = isTable
    ? folding(links, isVeryWide ? SHOWN_LINKS.veryWide : SHOWN_LINKS.wide)
    : [links, []];
  return (
    <nav
      aria-label={texts.views.label}
      className="flex min-w-0 items-center gap-x-5 border-b text-sm whitespace-nowrap max-md:-mx-4 max-md:w-[calc(100%+2rem)] md:flex-1"
    >
      <ul className="flex min-w-0 gap-x-5 overflow-x-auto [scrollbar-width:none] max-md:mask-r-from-85% max-md:pr-12 max-md:pl-4">
        {shown.map(({ key, ...view }) => (
          <li key={key}>
            <TabLink {...view} />
          </li>
        ))}
      </ul>
      {(folded.length > 0 || (isTable && !isPending && hasCapability('bin'))) && (
        <Menu
          align="left"
          label={texts.views.more}
          className="shrink-0"
          buttonClassName="flex h-11 items-center gap-1.5 border-b-2 border-transparent text-muted hover:text-ink [&>svg]:size-4"
        >
          {folded.map(({ key, label, query, count }) => (
            <MenuLink key={key} to={{ search: query }} preventScrollReset>
              {label} <TabCount count={count} />
            </MenuLink>
          ))}
          {/* Phones have it in the menu beside the heading. */}
          {hasCapability('bin') && (
            <MenuLink to={paths.admin.deletedProperties.href()}>{binTexts.link}</MenuLink>
          )}
        </Menu>
      )}
      {isFailed && (
        <p className="flex shrink-0 items-center gap-2 text-muted">
          {texts.views.notLoaded}
          <Button variant="ghost" size="sm" onClick={() => retry()}>
            {texts.views.tryAgain}
          </Button>
        </p>
      )}
      {(currentOwn || !isStandard) && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={currentOwn && texts.views.editOf(currentOwn.name)}
          onClick={() => setIsOpen(true)}
          className="max-md:mr-4"
        >
          <Icon />
          {currentOwn ? texts.views.edit : texts.views.save}
        </Button>
      )}
      {isOpen && (
        <ViewDialog view={currentOwn} query={currentView} onClose={() => setIsOpen(false)} />
      )}
    </nav>
  );
}

interface ShownView extends TabLinkProps {
  key: string;
}

/** The first `count` links, with the current one among them, and the others. */
function folding(links: ShownView[], count: number): [ShownView[], ShownView[]] {
  const first = links.slice(0, count);
  const current = links.find(({ isCurrent }) => isCurrent);
  const shown =
    current && !first.includes(current) ? [...first.slice(0, count - 1), current] : first;
  return [shown, links.filter((link) => !shown.includes(link))];
}
