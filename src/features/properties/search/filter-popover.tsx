import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlVariants } from '#src/components/ui/form/field.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { cn } from '#src/lib/class-names.ts';
import * as filterTexts from './filter-texts.ts';

interface FilterPopoverProps {
  /** The name of the filter, shown while it has no value. */
  label: string;
  /** The filter's value as text. */
  summary?: string;
  onClear: () => void;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A filter with more than one control. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, summary, onClear, align = 'start', children } = props;
  return (
    <Popover
      label={label}
      button={{
        className: controlVariants({ variant: 'button', shape: summary ? 'filled-pill' : 'pill' }),
        children: (
          <>
            <span className="truncate tabular-nums">
              {summary && <VisuallyHidden>{label}: </VisuallyHidden>}
              {summary || label}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </>
        ),
      }}
      reset={{ label: filterTexts.clear, disabled: !summary, onClick: onClear }}
      panelClassName={cn('w-96 max-w-[calc(100vw-2rem)]', align === 'end' ? 'right-0' : 'left-0')}
    >
      <div className="p-5">{children}</div>
    </Popover>
  );
}
