import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { KeptHomes } from '#src/features/properties/list/kept-homes.tsx';
import { RecentlyViewed } from '#src/features/properties/list/recently-viewed.tsx';
import { SentHomes } from '#src/features/properties/list/sent-homes.tsx';
import { useShownHomes } from '#src/features/properties/list/use-shown-homes.ts';
import { AlertList } from '#src/features/properties/saved/alerts/alert-list.tsx';
import { ShortlistUrl } from '#src/features/properties/saved/shortlist/shortlist-link.ts';
import * as texts from '#src/features/properties/saved/shortlist/texts.ts';
import { KeptFile } from '#src/features/properties/saved-searches/kept-file.tsx';
import { SavedSearches } from '#src/features/properties/saved-searches/saved-search-list.tsx';
import { useUrlState } from '#src/lib/use-url-state.ts';

export function Component() {
  const [{ ids }] = useUrlState(ShortlistUrl);
  return (
    <PageContainer className="pt-4 pb-20 md:pt-12">
      <PageHead title={ids ? texts.sharedHeading : texts.shortlistHeading} isPrivate />
      {ids ? <SentHomes key={ids.join()} ids={ids} /> : <KeptHomes />}
      {!ids && (
        <div className="mt-12 grid grid-cols-1 gap-12 md:mt-16 md:gap-16">
          <SavedSearches />
          <AlertList />
          <OtherRecentlyViewed />
          <KeptFile />
        </div>
      )}
    </PageContainer>
  );
}

function OtherRecentlyViewed() {
  const { homes } = useShownHomes();
  return <RecentlyViewed without={homes.map(({ id }) => id)} />;
}
