import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { Button, buttonVariants } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  type AppliedFilter,
  appliedFilters,
  noFilters,
} from '#src/features/properties/search/applied-filters.ts';
import { FilterPill } from './filter-pill.tsx';
import {
  type FilterName,
  filterNames,
  type TableFilterProps,
  tableFilters,
  withoutTableFilters,
} from './table-filters.tsx';

/** The filter that is being added, until its control is closed. */
export function useAddedFilter() {
  const [added, setAdded] = useState<FilterName>();
  const menuRef = useRef<HTMLDivElement>(null);
  return { added, setAdded, menuRef };
}
type AddedFilter = ReturnType<typeof useAddedFilter>;

interface AddFilterProps {
  search: PropertySearch;
  filter: AddedFilter;
}

/** A menu of the filters that are not set yet. */
export function AddFilter({ search, filter: { setAdded, menuRef } }: AddFilterProps) {
  const free = filterNames.filter((name) => tableFilters[name].valueOf(search) === undefined);
  return (
    <div ref={menuRef}>
      <Menu
        buttonClassName={buttonVariants({ variant: 'secondary' })}
        label={
          <span className="flex items-center gap-2">
            <Plus aria-hidden="true" />
            {texts.filters.add}
          </span>
        }
      >
        {free.map((name) => (
          <MenuItem key={name} onSelect={() => setAdded(name)}>
            {tableFilters[name].label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

interface FilterBarProps extends TableFilterProps {
  filter: AddedFilter;
  /** Whether pills open the control of their filter. Otherwise they only remove the filter. */
  hasControls: boolean;
}

/** The filters that are set. */
export function FilterBar(props: FilterBarProps) {
  const { search, onChange, filter, hasControls } = props;
  const { added, setAdded, menuRef } = filter;
  const listRef = useRef<HTMLUListElement>(null);
  const shown = filterNames.filter(
    (name) => name === added || tableFilters[name].valueOf(search) !== undefined,
  );
  const others = otherFilters(search);
  if (shown.length + others.length === 0) return null;

  function close(name: FilterName, focused: Element | null) {
    if (name !== added) return;
    setAdded(undefined);
    // A pill without a value is removed, with the focus where it has not left the list.
    const isRemoved = tableFilters[name].valueOf(search) === undefined;
    if (isRemoved && listRef.current?.contains(focused)) focusButton(menuRef);
  }

  function remove(name: FilterName) {
    setAdded(undefined);
    onChange(tableFilters[name].removal);
    focusButton(menuRef);
  }

  return (
    <ul
      ref={listRef}
      aria-label={texts.filters.applied}
      className="flex flex-wrap items-center gap-2"
    >
      {shown.map((name) => (
        <li key={name} className="max-w-full">
          {hasControls ? (
            <FilterPill
              label={tableFilters[name].label}
              value={tableFilters[name].valueOf(search)}
              startsOpen={name === added}
              onClose={(focused) => close(name, focused)}
              onRemove={() => remove(name)}
            >
              {tableFilters[name].control(props)}
            </FilterPill>
          ) : (
            <Chip
              label={tableFilters[name].valueOf(search) ?? ''}
              onRemove={() => onChange(tableFilters[name].removal)}
            />
          )}
        </li>
      ))}
      {others.map(({ label, removal }) => (
        <li key={label} className="max-w-full">
          <Chip label={label} onRemove={() => onChange(removal)} />
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onChange({ ...noFilters, ...withoutTableFilters });
            focusButton(menuRef);
          }}
        >
          {texts.filters.clearAll}
        </Button>
      </li>
    </ul>
  );
}

/** The filters without a control of the table: the text search, and those that only a URL sets. */
function otherFilters({ q, bathrooms, amenities }: PropertySearch): AppliedFilter[] {
  return appliedFilters({ q, bathrooms, amenities });
}

function focusButton(menuRef: RefObject<HTMLDivElement | null>) {
  menuRef.current?.querySelector('button')?.focus();
}
