import { amenities } from '#contract/property.ts';
import { foldText } from '#contract/text-folding.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';

interface AmenitiesFilterProps {
  chosen: readonly string[] | undefined;
  onChange: (chosen: string[] | undefined) => void;
}

/** Tick boxes for the amenities that must all be there. */
export function AmenitiesFilter({ chosen = [], onChange }: AmenitiesFilterProps) {
  const isChosen = (amenity: string) => chosen.some((other) => isSame(other, amenity));
  const unlisted = chosen.filter((other) => !amenities.some((amenity) => isSame(other, amenity)));

  function toggle(amenity: string) {
    const next = isChosen(amenity)
      ? chosen.filter((other) => !isSame(other, amenity))
      : [...chosen, amenity];
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Amenities</legend>
      <div className="grid gap-x-4 min-[22rem]:grid-cols-2">
        {[...amenities, ...unlisted].map((amenity) => (
          <Checkbox
            key={amenity}
            label={amenity}
            checked={isChosen(amenity)}
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
