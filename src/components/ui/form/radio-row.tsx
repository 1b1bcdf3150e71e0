import { type ReactNode, useId } from 'react';
import { cn } from '#src/lib/class-names.ts';

interface RadioRowProps<Value> {
  legend: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of a hint. */
  describedBy?: string;
  /** In one frame, for few short choices; more than three take two rows on phones. */
  isJoined?: boolean;
}

/** Radio buttons side by side, of the same width. */
export function RadioRow<Value extends string | number | undefined>(props: RadioRowProps<Value>) {
  const { legend, choices, value, onChange, describedBy, isJoined } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div
        className={cn(
          'flex',
          isJoined
            ? 'flex-wrap overflow-hidden rounded-field border border-field-line'
            : 'gap-1 sm:gap-2',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value ?? 'any'}
            className={cn(
              'relative flex min-w-0 flex-1 items-center justify-center bg-surface text-sm tabular-nums transition-colors',
              'has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand',
              isJoined
                ? '-mt-px -ml-px h-10.75 border-t border-l hover:text-brand has-checked:font-medium has-focus-visible:-outline-offset-2'
                : 'h-11 rounded-field border border-field-line hover:border-ink has-checked:border-brand has-focus-visible:outline-offset-2',
              isJoined && choices.length > 3 && 'max-sm:basis-2/5',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
