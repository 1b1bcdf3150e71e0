import { Columns3 } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { buttonLook } from '#src/components/ui/button-variants.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { usePopover } from '#src/components/ui/use-popover.ts';
import { type ColumnName, columnLabels, columnNames, defaultColumns } from './column-names.ts';

interface ColumnChoiceProps {
  chosen: readonly ColumnName[];
  /** Hears how to change what is chosen by then, which may be more than is drawn yet. */
  onChange: (change: (chosen: readonly ColumnName[]) => readonly ColumnName[]) => void;
}

/** Which columns the table has beside the title. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const { isOpen, close, wholeRef, buttonProps, popupProps } = usePopover();

  function toggle(name: ColumnName) {
    onChange((current) =>
      columnNames.filter((other) => current.includes(other) !== (other === name)),
    );
  }

  return (
    <div ref={wholeRef} className="relative">
      <button {...buttonProps} className={buttonLook({ variant: 'secondary' })}>
        <Columns3 aria-hidden="true" />
        Columns
      </button>
      {isOpen && (
        <div
          {...popupProps}
          role="dialog"
          aria-label="Columns"
          className="absolute right-0 z-40 mt-2 w-64 rounded-card border bg-surface shadow-float outline-none max-sm:right-auto max-sm:left-0"
        >
          <div className="max-h-[min(28rem,60dvh)] overflow-y-auto px-4 py-2">
            {columnNames.map((name) => (
              <Checkbox
                key={name}
                label={columnLabels[name]}
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              />
            ))}
          </div>
          <div className="flex justify-between gap-2 border-t p-2">
            <Button variant="ghost" size="sm" onClick={() => onChange(() => defaultColumns)}>
              Reset
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
