import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { RecentlyViewed } from '#src/features/properties/list/recently-viewed.tsx';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { yourShortlistOf } from '#src/features/properties/saved/shortlist/texts.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { newsLabel, SavedSearchLink } from './saved-search-list.tsx';
import { savedSearches } from './saved-searches-store.ts';
import * as texts from './texts.ts';

/** What this device keeps, on the home page: nothing is requested. */
export function KeptOnHome() {
  const { items: homes } = useDeviceStore(shortlist);
  const { items: searches } = useDeviceStore(savedSearches);
  return (
    <>
      {searches.length > 0 && (
        <section aria-labelledby="kept-searches" className="mb-8">
          <h2 id="kept-searches" className="text-xl font-semibold">
            {texts.heading}
          </h2>
          <ul className="mt-2">
            {searches.map((saved) => (
              <li key={saved.id} className="flex flex-wrap items-center gap-x-3">
                <SavedSearchLink saved={saved} />
                <span className="text-sm text-muted">{newsLabel(saved)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed
        action={
          homes.length > 0 && (
            <ButtonLink to={paths.shortlist.href()} variant="secondary" size="sm">
              {yourShortlistOf(homes.length)}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
