import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { popularLocations } from '#contract/search/locations.ts';
import { notFoundHead } from '#contract/site/first-heads.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { LocationLinks } from '#src/features/home/location-links.tsx';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

export function Component() {
  const navigate = useNavigate();
  const [q, setQ] = useState<string>();
  return (
    <PageContainer className="grid grid-cols-1 items-center gap-x-16 gap-y-8 pt-8 pb-20 md:grid-cols-2 md:pt-12 md:pb-32">
      <PageHead {...notFoundHead} />
      <div>
        <PageHeading title={notFoundHead.title} lede={texts.notFoundReason} />
        <div className="mt-6 max-w-104">
          <PropertySearchField
            value={q}
            onChange={setQ}
            onSubmit={(typed) => navigate(paths.propertyListings.href({ q: typed }))}
            submitLabel={texts.search}
            onChooseArea={(area) => navigate(paths.propertyListings.href(area))}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={paths.propertyListings.href()} variant="secondary">
            {texts.viewAll}
          </ButtonLink>
          <ButtonLink to={paths.contact.href()} variant="secondary">
            {texts.contactUs}
          </ButtonLink>
        </div>
        <h2 className="mt-8 mb-3 font-semibold md:mt-10">{texts.browseByLocation}</h2>
        <LocationLinks locations={popularLocations} />
      </div>
      <Atlas locations={popularLocations} hasLabels />
    </PageContainer>
  );
}
