import { ChevronDown } from 'lucide-react';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { controlLook } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';
import { usePopover } from './use-popover.ts';

interface MultiSelectProps {
  /** Names the list of choices for those who listen. */
  label: string;
  choices: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What the closed control says while nothing is chosen. */
  placeholder: string;
}

/** A closed list of tick boxes for several choices at once; looks like a select. */
export function MultiSelect({ label, choices, chosen, onChange, placeholder }: MultiSelectProps) {
  const { isOpen, isAbove, close, wholeRef, buttonProps, popupProps } = usePopover();
  const control = useFieldControl({});

  function toggle(choice: string) {
    onChange(
      chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice],
    );
  }

  return (
    <div ref={wholeRef} className="relative min-w-0">
      <button
        {...control}
        {...buttonProps}
        className={classNames(controlLook, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className="truncate">{chosen.length > 0 ? chosen.join(', ') : placeholder}</span>
        <ChevronDown aria-hidden="true" className="-mr-0.5 size-4 shrink-0 text-muted" />
      </button>
      {isOpen && (
        <div
          {...popupProps}
          role="dialog"
          aria-label={label}
          className={classNames(
            'absolute right-0 left-0 z-40 flex max-h-96 min-w-64 flex-col rounded-card border bg-surface shadow-float transition-[opacity,translate] starting:opacity-0',
            isAbove
              ? 'bottom-full mb-2 starting:translate-y-1'
              : 'top-full mt-2 starting:-translate-y-1',
          )}
        >
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2">
            {choices.map((choice) => (
              <Checkbox
                key={choice}
                label={choice}
                checked={chosen.includes(choice)}
                onChange={() => toggle(choice)}
              />
            ))}
          </div>
          <div className="flex justify-between gap-2 border-t p-2">
            <Button
              variant="ghost"
              size="sm"
              disabled={chosen.length === 0}
              onClick={() => onChange([])}
            >
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
