import { useQuery } from '@tanstack/react-query';
import { ListFilter, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { staleDay } from '#contract/property/freshness.ts';
import { problemLabels } from '#contract/property/property-problems.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Button, buttonVariants } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { availableFilters, hasFilters, type TableFilter } from './filters/table-filters.tsx';
import { propertyTableQueries } from './property-table-queries.ts';
import { usePropertyTableState } from './property-table-state.ts';
import * as texts from './texts.ts';

export function TableSearch({ className }: { className: string }) {
  const { search, changeSearch } = usePropertyTableState();
  return (
    <PropertySearchField
      value={search.q}
      onChange={(q) => changeSearch({ q }, { replace: true })}
      onChooseArea={changeSearch}
      hrefOf={paths.admin.property.href}
      hasCounts={!hasFilters({ ...search, q: undefined, location: undefined })}
      className={className}
    />
  );
}

/** The saved views, and the filters that are added one by one; on a phone the search and a sheet. */
export function TableToolbar() {
  const { search, page, size, changeSearch } = usePropertyTableState();
  const { data: facets } = useQuery(propertyTableQueries.choices());
  const { data: found } = useQuery(propertyTableQueries.page({ ...search, page, size }));
  const hasControls = useMediaQuery(NOT_MOBILE);
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<TableFilter>();
  const menuRef = useRef<HTMLDivElement>(null);
  const filterProps = { search, facets, onChange: changeSearch };
  return (
    <div className="mb-1 flex flex-col gap-3 md:mb-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SavedViews />
        <div className="flex gap-2 max-md:min-w-full md:ml-auto">
          {!hasControls && <TableSearch className="min-w-0 flex-1" />}
          {hasControls ? (
            <div ref={menuRef}>
              <Menu
                buttonClassName={buttonVariants({ variant: 'secondary' })}
                label={
                  <span className="flex items-center gap-2">
                    <Plus />
                    {texts.filters.add}
                  </span>
                }
              >
                {availableFilters()
                  .filter(({ textOf }) => !textOf(search))
                  .map((filter) => (
                    <MenuItem key={filter.label} onSelect={() => setAdded(filter)}>
                      {filter.label}
                    </MenuItem>
                  ))}
              </Menu>
            </div>
          ) : (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              <ListFilter />
              {texts.filters.title}
            </Button>
          )}
        </div>
      </div>
      <FilterBar
        {...filterProps}
        added={added}
        onAdded={() => setAdded(undefined)}
        focusAdd={() => menuRef.current?.querySelector('button')?.focus()}
        hasControls={hasControls}
      />
      <Dialog
        placement="bottom"
        title={texts.filters.title}
        isOpen={!hasControls && isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <Button className="w-full" onClick={() => setIsOpen(false)}>
            {found ? texts.filters.showCount(found.total) : texts.filters.show}
          </Button>
        }
      >
        <div className="grid gap-6">
          {availableFilters().map(({ label, control }) => (
            <div key={label}>{control(filterProps)}</div>
          ))}
        </div>
      </Dialog>
    </div>
  );
}

const UNCHANGED_DAYS = 60;
const VISITED_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

function savedViews(): { label: string; search: PropertySearch }[] {
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

function SavedViews() {
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
                  <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
