import { useRef } from 'react';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { useNearScreen } from '#src/lib/use-near-screen.ts';

const AmenityIcon = lazyPart(async () => (await import('./amenity-icon.tsx')).AmenityIcon);

const ICONS_DISTANCE_PX = 100;
const iconClass = 'mt-0.5 size-5 shrink-0 text-muted';

/** The icons load when the list comes near the screen; until then their place is empty. */
export function PropertyAmenities({ amenities }: { amenities: readonly string[] }) {
  const listRef = useRef<HTMLUListElement>(null);
  const hasIcons = useNearScreen(listRef, ICONS_DISTANCE_PX);
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
