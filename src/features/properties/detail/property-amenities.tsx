import { useRef } from 'react';
import type { Property } from '#contract/property/property.ts';
import { checkMarksOf } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { useNearScreen } from '#src/lib/use-near-screen.ts';

/** Without what the check strip says. */
export function uncheckedAmenities(property: Property): string[] {
  const known = checkMarksOf(property).flatMap(({ name, fact, isAmenity }) => {
    if (fact === null) return [];
    return isAmenity ? [fact] : (checkFields[name].amenities ?? []);
  });
  const inStrip = new Set(known.map((text) => text.toLowerCase()));
  const amenities = property.amenities ?? [];
  return amenities.filter((amenity) => !inStrip.has(amenity.trim().toLowerCase()));
}

const AmenityIcon = lazyPart(async () => (await import('./amenity-icon.tsx')).AmenityIcon);

const iconClass = 'mt-0.5 size-5 shrink-0 text-muted';

interface PropertyAmenitiesProps {
  amenities: readonly string[];
  /** The icons load within this distance of the screen; until then their place is empty. */
  iconsDistancePx?: number;
}

export function PropertyAmenities({ amenities, iconsDistancePx = 100 }: PropertyAmenitiesProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const hasIcons = useNearScreen(listRef, iconsDistancePx);
  const noIcon = <span className={iconClass} />;
  return (
    <ul
      ref={listRef}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,30%),1fr))] gap-x-6 gap-y-4"
    >
      {[...new Set(amenities)].map((amenity) => (
        <li key={amenity} className="flex items-start gap-3">
          {hasIcons ? (
            <AmenityIcon loading={noIcon} amenity={amenity} className={iconClass} />
          ) : (
            noIcon
          )}
          <span className="min-w-0 wrap-anywhere">{amenity}</span>
        </li>
      ))}
    </ul>
  );
}
