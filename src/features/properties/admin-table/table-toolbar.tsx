import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { hasOnlyLocation } from '#src/features/properties/search/applied-filters.ts';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { AddFilter, FilterBar, useAddedFilter } from './filters/filter-bar.tsx';
import { filterNames, hasTableFilters, tableFilters } from './filters/table-filters.tsx';
import * as texts from './texts.ts';

interface TableToolbarProps {
  /** The links to saved views, before the search. */
  views: ReactNode;
  search: PropertySearch;
  facets: PropertyFacets | undefined;
  /** How many properties match; null until loaded. */
  total: number | null;
  onChange: (change: Partial<PropertySearch>, options?: { replace: boolean }) => void;
}

/** The search, and the filters that are added one by one; on a phone they are in a sheet. */
export function TableToolbar({ views, search, facets, total, onChange }: TableToolbarProps) {
  const hasControls = useMediaQuery(NOT_MOBILE);
  const [isOpen, setIsOpen] = useState(false);
  const filter = useAddedFilter();
  const filterProps = { search, facets, onChange };
  return (
    <div className="mb-1 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {views}
        <div className="flex min-w-80 flex-1 gap-2 max-md:min-w-full">
          <PropertySearchField
            value={search.q}
            onChange={(q) => onChange({ q }, { replace: true })}
            onChooseArea={onChange}
            hrefOf={paths.admin.property.href}
            hasCounts={hasOnlyLocation({ ...search, q: undefined }) && !hasTableFilters(search)}
            className="min-w-0 flex-1"
          />
          {hasControls ? (
            <AddFilter search={search} filter={filter} />
          ) : (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              <ListFilter aria-hidden="true" />
              {texts.filters.title}
            </Button>
          )}
        </div>
      </div>
      <FilterBar {...filterProps} filter={filter} hasControls={hasControls} />
      <Dialog
        placement="bottom"
        title={texts.filters.title}
        isOpen={!hasControls && isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <Button className="w-full" onClick={() => setIsOpen(false)}>
            {total === null ? texts.filters.show : texts.filters.showCount(total)}
          </Button>
        }
      >
        <div className="grid gap-6">
          {filterNames.map((name) => (
            <div key={name}>{tableFilters[name].control(filterProps)}</div>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
