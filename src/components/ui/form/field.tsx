import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { FieldContext } from './control.ts';

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
  /** Beside the label, outside of the control's accessible name. */
  note?: string | false;
  className?: string;
  children: ReactNode;
}

/** A control with its label, hint and error; owns `id`, `aria-invalid` and `aria-describedby`. */
export function Field(props: FieldProps) {
  const { label, error, hint, prefix, isOptional, note, className, children } = props;
  const warning = error ? undefined : props.warning;
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  const warningId = warning ? `${id}warning` : '';
  const describedBy = [errorId, warningId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={cn('flex min-w-0 flex-col', className)}>
      <div className={cn('mb-1.5 flex items-baseline gap-2', prefix && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {note && <span className="text-xs text-muted">{note}</span>}
        {isOptional && <span className="text-xs text-muted">{texts.optional}</span>}
      </div>
      <FieldContext
        value={{ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy }}
      >
        {prefix ? (
          <div className="relative">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 flex items-center pl-3 text-xs text-muted tabular-nums"
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
        <p id={hintId} className="mt-1.5 text-sm text-muted">
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
