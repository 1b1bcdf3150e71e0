import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { controlVariants, useFieldControl } from './control.ts';

interface SelectProps extends ComponentProps<'select'> {
  shape?: 'field' | 'pill' | 'filled-pill';
}

/** A native select; `className` applies to the wrapper. */
export function Select({ className, shape, children, ...native }: SelectProps) {
  const control = useFieldControl(native);
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select
        {...control}
        className={cn(
          controlVariants({ shape }),
          'appearance-none truncate pr-9 [&>option]:bg-surface',
        )}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
    </span>
  );
}
