import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { controlLook } from '#src/components/ui/control-styles.ts';
import { usePopover } from '#src/components/ui/use-popover.ts';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { classNames } from '#src/lib/class-names.ts';

interface FilterPopoverProps {
  /** What it filters by; said alone while nothing is set. */
  label: string;
  /** What is set, in words. */
  summary?: string;
  onClear: () => void;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** A filter that opens below its button, for those that one list cannot hold. */
export function FilterPopover({
  label,
  summary,
  onClear,
  align = 'start',
  className,
  children,
}: FilterPopoverProps) {
  const { isOpen, close, wholeRef, buttonProps, popupProps } = usePopover();

  return (
    <div ref={wholeRef} className={classNames('relative min-w-0', className)}>
      <button
        {...buttonProps}
        className={classNames(controlLook, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className="truncate tabular-nums">
          {summary ? (
            <>
              <VisuallyHidden>{label}: </VisuallyHidden>
              {summary}
            </>
          ) : (
            label
          )}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen && (
        <div
          {...popupProps}
          role="dialog"
          aria-label={label}
          className={classNames(
            'absolute top-full z-40 mt-2 w-96 max-w-[calc(100vw-2rem)] rounded-card border bg-surface shadow-float outline-none transition-[opacity,translate] starting:-translate-y-1 starting:opacity-0',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          <div className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain p-5">
            {children}
          </div>
          <div className="flex justify-between gap-2 border-t p-2">
            <Button variant="ghost" size="sm" disabled={!summary} onClick={onClear}>
              Clear
            </Button>
            <Button variant="secondary" size="sm" onClick={close}>
              Done
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
