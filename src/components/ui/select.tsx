import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { controlLook } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** The platform's own select: the best one there is on a phone. `className` dresses the wrapper. */
export function Select({ className, children, ...own }: ComponentProps<'select'>) {
  const control = useFieldControl(own);
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <select
        {...control}
        className={classNames(controlLook, 'appearance-none truncate pr-9 [&>option]:bg-surface')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
    </span>
  );
}
