import { amenities } from '#contract/property.ts';
import { foldText } from '#contract/text-folding.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import * as filterTexts from './filter-texts.ts';

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
