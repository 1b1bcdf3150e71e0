import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#src/components/ui/popover.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';

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
export function FilterPill(props: FilterPillProps) {
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
