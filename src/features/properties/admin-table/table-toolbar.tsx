import { useQuery } from '@tanstack/react-query';
import { ListFilter, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, buttonVariants } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { availableFilters, hasFilters, type TableFilter } from './filters/table-filters.tsx';
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
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 md:flex-nowrap">
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
