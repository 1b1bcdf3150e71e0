import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import type { AddedFilter } from './filters/add-filter.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { availableFilters, hasFilters } from './filters/table-filters.tsx';
import { propertyTableQueries } from './property-table-queries.ts';
import { usePropertyTableState } from './property-table-state.ts';
import * as texts from './texts.ts';
import { SavedViews } from './views/saved-views.tsx';

export function TableSearch({ className }: { className?: string }) {
  const { search, changeSearch } = usePropertyTableState();
  return (
    <PropertySearchField
      value={search.q}
      onChange={(q) => changeSearch({ q }, { replace: true })}
      onChooseArea={changeSearch}
      hrefOf={paths.admin.property.href}
      isForStaff
      hasCounts={!hasFilters({ ...search, q: undefined, location: undefined })}
      className={className}
    />
  );
}

/** The saved views and the filters in use; on a phone the search and a sheet of filters, too. */
export function TableToolbar({ adding }: { adding: AddedFilter }) {
  const { search, page, size, changeSearch } = usePropertyTableState();
  const { data: facets } = useQuery(propertyTableQueries.choices());
  const { data: found } = useQuery(propertyTableQueries.page({ ...search, page, size }));
  const hasControls = useMediaQuery(NOT_MOBILE);
  const [isOpen, setIsOpen] = useState(false);
  const filterProps = { search, facets, onChange: changeSearch };
  return (
    <div className="flex flex-col gap-2 md:mb-3 md:gap-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 md:flex-nowrap">
        <SavedViews />
        {!hasControls && (
          <div className="flex min-w-full gap-2">
            <TableSearch className="min-w-0 flex-1" />
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              <ListFilter />
              {texts.filters.title}
            </Button>
          </div>
        )}
      </div>
      <FilterBar
        {...filterProps}
        added={adding.added}
        onAdded={() => adding.setAdded(undefined)}
        focusAdd={adding.focusAdd}
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
