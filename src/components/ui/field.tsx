import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: string;
  error?: string;
  /** Odd, and allowed all the same; an error takes its place. */
  warning?: string;
  hint?: ReactNode;
  /** Says "optional" beside the label, outside the control's name. */
  isOptional?: boolean;
  className?: string;
  /** One control: TextInput, Select … */
  children: ReactNode;
}

/** Label above, help and error below; owns the id, `aria-invalid` and `aria-describedby`. */
export function Field(props: FieldProps) {
  const { label, error, hint, isOptional, className, children } = props;
  const warning = error ? undefined : props.warning;
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  const warningId = warning ? `${id}warning` : '';
  const describedBy = [errorId, warningId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {isOptional && <span className="text-xs text-muted">optional</span>}
      </div>
      <FieldContext
        value={{ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        {warning && (
          <p id={warningId} className="mt-1.5 flex gap-1.5 text-sm text-warning">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {warning}
          </p>
        )}
      </div>
    </div>
  );
}
