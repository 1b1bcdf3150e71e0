import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { popularLocations } from '#contract/search/locations.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import * as texts from '#src/features/properties/saved/shortlist/texts.ts';
import { savedSearches } from '#src/features/properties/saved-searches/saved-searches-store.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { RecentSuggestions } from './recent-suggestions.tsx';

/** An empty shortlist, with recent homes unless searches are saved. */
export function NothingKept({ heading }: { heading: ReactNode }) {
  const searches = useDeviceStore(savedSearches).items;
  return (
    <>
      <EmptyPage
        heading={heading}
        description={
          <>
            {texts.shortlistEmpty.beforeHeart} <Heart className="inline size-4 align-[-0.125em]" />{' '}
            {texts.shortlistEmpty.afterHeart}
          </>
        }
        locations={popularLocations}
        action={<ButtonLink to={paths.propertyListings.href()}>{texts.viewAll}</ButtonLink>}
      />
      {searches.length === 0 && <RecentSuggestions />}
    </>
  );
}
