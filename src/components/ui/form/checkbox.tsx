import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...native }: CheckboxProps) {
  return (
    <label
      className={cn(
        'group flex min-h-9 items-center gap-3 text-sm pointer-coarse:min-h-11 has-disabled:text-muted',
        className,
      )}
    >
      <span className="relative flex size-5 shrink-0">
        <input
          {...native}
          type="checkbox"
          className="peer size-5 appearance-none rounded-checkbox border border-field-line bg-surface transition-colors group-hover:border-ink checked:border-brand-fill checked:bg-brand-fill group-hover:checked:border-brand-fill disabled:bg-sunken aria-invalid:border-danger"
        />
        <Check
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-on-brand-fill peer-checked:block"
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  );
}
