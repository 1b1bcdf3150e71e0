import { Plus, X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { Button, buttonVariants } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  type AppliedFilter,
  appliedFilters,
  noFilters,
} from '#src/features/properties/search/applied-filters.ts';
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

interface FilterPillProps {
  label: string;
  /** Undefined while the filter has no value yet. */
  value: string | undefined;
  /** Opens with the pill, which has just been added. */
  startsOpen: boolean;
  onClose: (focused: Element | null) => void;
  onRemove: () => void;
  /** The filter's control. */
  children: ReactNode;
}

/** A filter of the table: a button that opens its control, and one that removes it. */
function FilterPill(props: FilterPillProps) {
  const { label, value, startsOpen, onClose, onRemove, children } = props;
  return (
    <div className="flex max-w-full items-center rounded-full bg-sunken text-sm">
      <Popover
        label={label}
        startsOpen={startsOpen}
        onClose={onClose}
        button={{
          className:
            'flex h-8 max-w-full items-center gap-1.5 rounded-full pr-1 pl-3 hover:text-brand pointer-coarse:h-11',
          children: (
            <>
              <span className="shrink-0 text-muted">{value ? `${label}:` : label}</span>{' '}
              {value && <span className="truncate tabular-nums">{value}</span>}
            </>
          ),
        }}
        reset={{ label: texts.filters.clear, disabled: !value, onClick: onRemove }}
        panelClassName="left-0 w-64"
      >
        <div className="p-4">{children}</div>
      </Popover>
      <button
        type="button"
        aria-label={texts.filters.remove(value ?? label)}
        onClick={onRemove}
        className="flex size-8 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </div>
  );
}
