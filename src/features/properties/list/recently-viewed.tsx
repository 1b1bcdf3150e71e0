import { recentlyViewed } from '#src/features/properties/saved/recently-viewed.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { PropertyCard } from './property-cards.tsx';
import * as texts from './texts.ts';

interface RecentlyViewedProps {
  /** The ids of properties that the page shows elsewhere. */
  without?: readonly string[];
}

/** The properties that were opened on this device, in a row that scrolls; nothing without any. */
export function RecentlyViewed({ without = [] }: RecentlyViewedProps) {
  const { items } = useDeviceStore(recentlyViewed);
  const shown = items.filter(({ id }) => !without.includes(id));
  // A card that was saved here is shown elsewhere.
  const regionRef = useKeptFocus<HTMLElement>(`${shown.length}`);
  if (shown.length === 0) return null;
  return (
    <aside ref={regionRef} tabIndex={-1} aria-labelledby="recently-viewed" className="outline-none">
      <h2 id="recently-viewed" className="text-xl font-semibold">
        {texts.recentlyViewed}
      </h2>
      <ul className="-mx-4 mt-3 flex gap-4 overflow-x-auto px-4 py-2">
        {shown.map(({ id, property }) => (
          <li key={id} className="w-72 shrink-0">
            <PropertyCard property={property} titleAs="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
