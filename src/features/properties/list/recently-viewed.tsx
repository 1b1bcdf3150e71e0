import { Link } from 'react-router-dom';
import { recentlyViewed } from '#src/features/properties/saved/recently-viewed.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import * as shortlistTexts from '#src/features/properties/saved/shortlist/texts.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { PropertyCard } from './property-cards.tsx';
import * as texts from './texts.ts';

/** The properties that were opened on this device, in a row that scrolls; nothing without any. */
export function RecentlyViewed() {
  const { items } = useDeviceStore(recentlyViewed);
  if (items.length === 0) return null;
  return (
    <aside aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className="font-display text-xl font-semibold">
        {texts.recentlyViewed}
      </h2>
      <ul className="-mx-4 mt-3 flex gap-4 overflow-x-auto px-4 py-2">
        {items.map(({ id, property }) => (
          <li key={id} className="w-64 shrink-0">
            <PropertyCard property={property} titleAs="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** What this device keeps, on the home page. */
export function KeptOnHome() {
  const { items } = useDeviceStore(shortlist);
  return (
    <>
      {items.length > 0 && (
        <p>
          <Link
            to={paths.shortlist.href()}
            className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
          >
            {shortlistTexts.yourShortlistOf(items.length)}
          </Link>
        </p>
      )}
      <RecentlyViewed />
    </>
  );
}
