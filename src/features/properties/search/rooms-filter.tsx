import { useId } from 'react';
import { OPEN_ENDED_ROOMS } from '#contract/property-search.ts';
import { cn } from '#src/lib/class-names.ts';
import { roomCount } from './applied-filters.ts';
import * as filterTexts from './filter-texts.ts';

interface RoomsFilterProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** Any number of rooms, exactly 1 to 3, or 4 and more; the address bar may set a higher minimum. */
export function RoomsFilter({ label, value, onChange }: RoomsFilterProps) {
  const name = useId();
  const isHigher = value !== undefined && value > OPEN_ENDED_ROOMS;
  const choices = [undefined, 1, 2, 3, OPEN_ENDED_ROOMS, ...(isHigher ? [value] : [])];

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex gap-2">
        {choices.map((choice) => (
          <label
            key={choice ?? 'any'}
            className={cn(
              'relative flex h-11 min-w-0 flex-1 items-center justify-center rounded-field border border-field-line bg-surface text-sm tabular-nums transition-colors hover:border-ink',
              'has-checked:border-brand-fill has-checked:bg-brand-fill has-checked:text-on-brand-fill',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {choice === undefined ? filterTexts.anyRooms : roomCount(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
