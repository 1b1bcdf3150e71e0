import { popularLocations } from '#contract/search/locations.ts';
import { notFoundHead } from '#contract/site/page-heads.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { LocationLinks } from '#src/features/home/location-links.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

export function Component() {
  return (
    <PageContainer className="grid items-center gap-x-16 gap-y-12 pt-8 pb-20 md:grid-cols-2 md:pt-12 md:pb-32">
      <PageHead {...notFoundHead} />
      <div>
        <PageHeading title={notFoundHead.title} lede={texts.notFoundReason} />
        <div className="mt-6 flex flex-wrap gap-3 md:mt-8">
          <ButtonLink to={paths.propertyListings.href()}>{texts.viewAll}</ButtonLink>
          <ButtonLink to={paths.contact.href()} variant="secondary">
            {texts.contactUs}
          </ButtonLink>
        </div>
        <h2 className="mt-10 mb-4 text-xl font-semibold md:mt-12">{texts.browseByLocation}</h2>
        <LocationLinks locations={popularLocations} />
      </div>
      <Atlas locations={popularLocations} hasLabels />
    </PageContainer>
  );
}
