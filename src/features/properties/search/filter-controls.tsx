import { useId } from 'react';
import { amenities } from '#contract/property.ts';
import { OPEN_ENDED_ROOMS } from '#contract/property-search.ts';
import { foldText } from '#contract/text-folding.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { cn } from '#src/lib/class-names.ts';
import { roomCount } from './applied-filters.ts';
import * as filterTexts from './filter-texts.ts';
import { withChosen } from './property-labels.ts';

interface ChoiceFilterProps {
  /** The name of a control without a visible label. */
  'aria-label'?: string;
  /** The label of the first choice, which filters nothing. */
  anyLabel: string;
  choices: readonly string[];
  value: string | undefined;
  /** A pill that fills with its value, instead of a field. */
  isPill?: boolean;
  onChange: (value: string | undefined) => void;
}

/** A select with one choice or any. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { anyLabel, choices, value, isPill, onChange, ...name } = props;
  const pill = value === undefined ? 'pill' : 'filled-pill';
  return (
    <Select
      {...name}
      shape={isPill ? pill : undefined}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{anyLabel}</option>
      {withChosen(choices, value).map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
}

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

interface AmenitiesFilterProps {
  value: readonly string[] | undefined;
  onChange: (value: string[] | undefined) => void;
}

/** Checkboxes for amenities, all of which must be present. */
export function AmenitiesFilter({ value = [], onChange }: AmenitiesFilterProps) {
  const isSelected = (amenity: string) => value.some((other) => isSame(other, amenity));
  const unlisted = value.filter((other) => !amenities.some((amenity) => isSame(other, amenity)));

  function toggle(amenity: string) {
    const next = isSelected(amenity)
      ? value.filter((other) => !isSame(other, amenity))
      : [...value, amenity];
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{filterTexts.amenities}</legend>
      <div className="grid gap-x-4 min-[22rem]:grid-cols-2">
        {[...amenities, ...unlisted].map((amenity) => (
          <Checkbox
            key={amenity}
            label={amenity}
            checked={isSelected(amenity)}
            onChange={() => toggle(amenity)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function isSame(left: string, right: string): boolean {
  return foldText(left) === foldText(right);
}
