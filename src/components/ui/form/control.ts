import { createContext, use } from 'react';
import { cn } from '#src/lib/class-names.ts';

const variants = {
  input: 'block h-11 px-3 text-base md:text-sm',
  area: 'block resize-y px-3 py-2.5 text-base md:text-sm',
  /** Opens a popover. */
  button: 'flex h-11 items-center justify-between gap-2 px-3 text-left text-base md:text-sm',
  code: 'block h-14 max-w-64 px-4 text-xl tracking-[0.4em] tabular-nums',
};

const shapes = {
  field: 'rounded-field border-field-line',
  /** A filter without a value. */
  pill: 'rounded-full border-hairline',
  'filled-pill': 'rounded-full border-brand bg-brand-soft! font-medium',
};

interface ControlVariants {
  variant?: keyof typeof variants;
  shape?: keyof typeof shapes;
}

/** Shared by all form controls. Text of 16 px on touch screens, or else iOS zooms in. */
export function controlVariants({ variant = 'input', shape = 'field' }: ControlVariants = {}) {
  return cn(
    'w-full min-w-0 border bg-surface text-ink transition-colors enabled:hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:hover:border-danger',
    variants[variant],
    shapes[shape],
  );
}

interface FieldControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Set by `<Field>` for the control in it. */
export const FieldContext = createContext<FieldControlProps>({});

/** Adds the props of the surrounding `<Field>`, if any, to those of a control. */
export function useFieldControl<Props extends object>(props: Props): Props & FieldControlProps {
  return { ...use(FieldContext), ...props };
}
