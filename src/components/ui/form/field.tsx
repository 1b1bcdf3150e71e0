import { cva } from 'class-variance-authority';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';

/** Shared by all form controls. Text of 16 px on touch screens, or else iOS zooms in. */
export const controlVariants = cva(
  'w-full min-w-0 border bg-surface text-ink transition-colors enabled:hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:hover:border-danger',
  {
    variants: {
      variant: {
        input: 'block h-11 px-3 text-base md:text-sm',
        area: 'block resize-y px-3 py-2.5 text-base md:text-sm',
        /** Opens a popover. */
        button: 'flex h-11 items-center justify-between gap-2 px-3 text-left text-base md:text-sm',
        code: 'block h-14 max-w-64 px-4 text-xl tracking-[0.4em] tabular-nums',
      },
      shape: {
        field: 'rounded-field border-field-line',
        /** A filter without a value. */
        pill: 'rounded-full border-hairline',
        'filled-pill': 'rounded-full border-brand bg-brand-soft! font-medium',
      },
    },
    defaultVariants: { variant: 'input', shape: 'field' },
  },
);

interface FieldControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const FieldContext = createContext<FieldControlProps>({});

/** Adds the props of the surrounding `<Field>`, if any, to those of a control. */
export function useFieldControl<Props extends object>(props: Props): Props & FieldControlProps {
  return { ...use(FieldContext), ...props };
}

interface FieldProps {
  label: string;
  error?: string;
  /** Does not block the form; hidden by an error. */
  warning?: string;
  hint?: ReactNode;
  /** Inside the control, in place of the visible label: '1' for 'Facility 1'. */
  prefix?: string;
  /** Adds "optional" beside the label, outside of the control's accessible name. */
  isOptional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A control with its label, hint and error; owns `id`, `aria-invalid` and `aria-describedby`. */
export function Field(props: FieldProps) {
  const { label, error, hint, prefix, isOptional, className, children } = props;
  const warning = error ? undefined : props.warning;
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  const warningId = warning ? `${id}warning` : '';
  const describedBy = [errorId, warningId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={cn('flex min-w-0 flex-col', className)}>
      <div className={cn('mb-1.5 flex items-baseline justify-between gap-2', prefix && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {isOptional && <span className="text-xs text-muted">{texts.optional}</span>}
      </div>
      <FieldContext
        value={{ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy }}
      >
        {prefix ? (
          <div className="relative">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 flex w-9 items-center justify-center text-xs text-muted tabular-nums"
            >
              {prefix}
            </span>
            {children}
          </div>
        ) : (
          children
        )}
      </FieldContext>
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {warning && (
          <p id={warningId} className="mt-1.5 flex gap-1.5 text-sm text-warning">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        )}
      </div>
    </div>
  );
}

/** The message of an invalid control, which refers to its id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
