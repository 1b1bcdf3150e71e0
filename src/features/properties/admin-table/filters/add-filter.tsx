import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { quietButtonClass } from '#src/components/ui/table/quiet-button.ts';
import { usePropertyTableState } from '#src/features/properties/admin-table/property-table-state.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { availableFilters, type TableFilter } from './table-filters.tsx';

/** The filter that is being added, and the focus for the button that adds one. */
export function useAddedFilter() {
  const [added, setAdded] = useState<TableFilter>();
  const menuRef = useRef<HTMLDivElement>(null);
  return {
    added,
    setAdded,
    menuRef,
    focusAdd: () => menuRef.current?.querySelector('button')?.focus(),
  };
}

export type AddedFilter = ReturnType<typeof useAddedFilter>;

/** The menu of the filters that have no value yet. */
export function AddFilter({ adding: { menuRef, setAdded } }: { adding: AddedFilter }) {
  const { search } = usePropertyTableState();
  return (
    <div ref={menuRef}>
      <Menu
        buttonClassName={quietButtonClass}
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
  );
}
