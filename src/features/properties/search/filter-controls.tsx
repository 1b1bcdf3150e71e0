import { amenities } from '#contract/property/property.ts';
import type { PropertyFacets } from '#contract/search/property-facets.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { roomCount } from './filters.ts';
import { statusChoices, typeChoices, withChosen } from './property-labels.ts';
import * as texts from './texts.ts';

export interface FilterProps {
  search: PropertySearch;
  facets: PropertyFacets;
  onChange: (
    change: Partial<PropertySearch>,
    options?: { replace: boolean },
  ) => void | Promise<void>;
}

interface ChoiceFilterProps extends FilterProps {
  name: 'type' | 'status';
  /** A pill that fills with its value, instead of a field with a label. */
  isPill?: boolean;
}

export function ChoiceFilter({ name, search, facets, onChange, isPill }: ChoiceFilterProps) {
  const { label, any, choicesIn } = choiceFilters[name];
  const value = search[name];
  const pill = value === undefined ? 'pill' : 'filled-pill';
  const select = (
    <Select
      aria-label={isPill ? label : undefined}
      shape={isPill ? pill : undefined}
      value={value ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
    >
      <option value="">{any}</option>
      {withChosen(choicesIn(facets[name]), value).map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
  return isPill ? select : <Field label={label}>{select}</Field>;
}

const choiceFilters = {
  type: { label: texts.type, any: texts.anyType, choicesIn: typeChoices },
  status: { label: texts.status, any: texts.anyStatus, choicesIn: statusChoices },
};

interface RoomsFilterProps extends Pick<FilterProps, 'search' | 'onChange'> {
  name: 'bedrooms' | 'bathrooms';
}

/** Any number of rooms, exactly 1 to 3, or 4 and more; the address bar may set a higher minimum. */
export function RoomsFilter({ name, search, onChange }: RoomsFilterProps) {
  const value = search[name];
  const isHigher = value !== undefined && value > OPEN_ENDED_ROOMS;
  const choices = [undefined, 1, 2, 3, OPEN_ENDED_ROOMS, ...(isHigher ? [value] : [])];

  return (
    <RadioRow
      legend={name === 'bedrooms' ? texts.bedrooms : texts.bathrooms}
      choices={choices.map((choice) => ({
        value: choice,
        label: choice === undefined ? texts.anyRooms : roomCount(choice),
      }))}
      value={value}
      onChange={(choice) => onChange({ [name]: choice })}
    />
  );
}

export function AmenitiesFilter({ search, onChange }: Pick<FilterProps, 'search' | 'onChange'>) {
  const { amenities: value = [] } = search;
  const isSelected = (amenity: string) => value.some((other) => isSame(other, amenity));
  const unlisted = value.filter((other) => !amenities.some((amenity) => isSame(other, amenity)));

  function toggle(amenity: string) {
    const next = isSelected(amenity)
      ? value.filter((other) => !isSame(other, amenity))
      : [...value, amenity];
    onChange({ amenities: next.length > 0 ? next : undefined });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{texts.amenities}</legend>
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
