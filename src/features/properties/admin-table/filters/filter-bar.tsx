import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { appliedFilters } from '#src/features/properties/search/applied-filters.ts';
import { noFilters } from '#src/features/properties/search/filters.ts';
import {
  removalOf,
  type TableFilter,
  type TableFilterProps,
  tableFilters,
} from './table-filters.tsx';

interface FilterBarProps extends TableFilterProps {
  /** The filter that is being added, until its control is closed. */
  added: TableFilter | undefined;
  onAdded: () => void;
  /** Focuses the button that adds filters. */
  focusAdd: () => void;
  /** Whether pills open the control of their filter. Otherwise chips only remove the filter. */
  hasControls: boolean;
}

export function FilterBar(props: FilterBarProps) {
  const { search, onChange, added, onAdded, focusAdd, hasControls } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const shown = tableFilters.filter((filter) => filter === added || filter.textOf(search));
  // The text search, and the filters that only a URL sets, have no control.
  const { q, bathrooms, amenities, papers } = search;
  const others = appliedFilters({ q, bathrooms, amenities, papers });
  if (shown.length + others.length === 0) return null;

  function close(filter: TableFilter, focused: Element | null) {
    if (filter !== added) return;
    onAdded();
    // A pill without a value is removed, with the focus where it has not left the list.
    if (!filter.textOf(search) && listRef.current?.contains(focused)) focusAdd();
  }

  return (
    <ul
      ref={listRef}
      aria-label={texts.filters.applied}
      className="flex flex-wrap items-center gap-2"
    >
      {shown.map((filter) => (
        <li key={filter.label} className="max-w-full">
          {hasControls ? (
            <FilterPill
              label={filter.label}
              value={filter.textOf(search)}
              startsOpen={filter === added}
              onClose={(focused) => close(filter, focused)}
              onRemove={() => {
                onAdded();
                onChange(removalOf(filter));
                focusAdd();
              }}
            >
              {filter.control(props)}
            </FilterPill>
          ) : (
            <Chip
              label={filter.textOf(search) ?? ''}
              onRemove={() => onChange(removalOf(filter))}
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
            onChange({ ...noFilters, ...removalOf(...tableFilters) });
            focusAdd();
          }}
        >
          {texts.filters.clearAll}
        </Button>
      </li>
    </ul>
  );
}

interface FilterPillProps {
  label: string;
  /** Undefined while the filter has no value yet. */
  value: string | undefined;
  /** Opens with the pill, which has just been added. */
  startsOpen: boolean;
  onClose: (focused: Element | null) => void;
  onRemove: () => void;
  children: ReactNode;
}

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
        <X className="size-3.5" />
      </button>
    </div>
  );
}
