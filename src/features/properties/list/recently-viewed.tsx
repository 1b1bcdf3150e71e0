import { recentlyViewed } from '#src/features/properties/saved/recently-viewed.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { PropertyCard } from './property-cards.tsx';
import * as texts from './texts.ts';

/** The properties that were opened on this device, in a row that scrolls; nothing without any. */
export function RecentlyViewed() {
  const { items } = useDeviceStore(recentlyViewed);
  if (items.length === 0) return null;
  return (
    <aside aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className="text-xl font-semibold">
        {texts.recentlyViewed}
      </h2>
      <ul className="-mx-4 mt-3 flex gap-4 overflow-x-auto px-4 py-2">
        {items.map(({ id, property }) => (
          <li key={id} className="w-72 shrink-0">
            <PropertyCard property={property} titleAs="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
