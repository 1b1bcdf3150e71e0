import { useId } from 'react';
import * as texts from '#src/features/properties/admin-table/texts.ts';

interface ChoiceGroupProps {
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Radio buttons for the choices of a filter. On a phone they stand side by side. */
export function ChoiceGroup({ label, choices, value, onChange }: ChoiceGroupProps) {
  const name = useId();
  const hasValue = choices.some(([choice]) => choice === value);
  const all = value === undefined || hasValue ? choices : [...choices, [value, value] as const];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2 md:-mx-2 md:flex-col md:gap-0">
        {[['', texts.filters.any] as const, ...all].map(([choice, text]) => (
          <label
            key={choice}
            className="flex items-center gap-2.5 rounded-full px-4 text-sm max-md:h-11 max-md:border max-md:has-checked:border-brand max-md:has-checked:bg-brand-soft md:h-9 md:rounded-field md:px-2 md:hover:bg-sunken pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              checked={choice === (value ?? '')}
              onChange={() => onChange(choice || undefined)}
              className="size-4 shrink-0 accent-brand max-md:sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
