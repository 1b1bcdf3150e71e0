import type { ComponentProps } from 'react';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { cn } from '#src/lib/class-names.ts';

interface RowCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  label: string;
  /** Some of its rows are selected, but not all. */
  isMixed?: boolean;
}

/** A checkbox with a hidden label. */
export function RowCheckbox({ label, isMixed = false, className, ...native }: RowCheckboxProps) {
  return (
    <Checkbox
      {...native}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      label={<span className="sr-only">{label}</span>}
      className={cn(
        'w-9 justify-center gap-0! pointer-coarse:w-11 [&>span:last-child]:flex-none',
        className,
      )}
    />
  );
}
