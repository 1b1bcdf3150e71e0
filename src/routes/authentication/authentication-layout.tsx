import { Outlet, useSearchParams } from 'react-router-dom';
import { popularLocations } from '#contract/search/locations.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { accountBenefits } from '#src/features/auth/texts.ts';
import {
  propertyIdIn,
  ReturnProperty,
  ReturnPropertyAtlas,
} from '#src/features/properties/list/return-property.tsx';
import { readReturnPath } from '#src/lib/paths.ts';

const atlasClass = 'hidden w-full lg:block';

/** The form, and what an account adds: beside it on wide screens, below it on others. */
export function Component() {
  const [query] = useSearchParams();
  const propertyId = propertyIdIn(readReturnPath(query));
  return (
    <PageContainer className="grid gap-x-16 gap-y-12 pt-8 pb-16 md:pt-16 lg:grid-cols-12 lg:pb-24">
      <div className="mx-auto w-full max-w-md min-w-0 lg:col-span-5 lg:mx-0">
        {propertyId && <ReturnProperty id={propertyId} />}
        <Outlet />
      </div>
      <section
        aria-labelledby="benefits"
        className="mx-auto w-full max-w-md lg:sticky lg:top-24 lg:col-span-6 lg:col-start-7 lg:mr-0 lg:max-w-lg lg:self-start"
      >
        {propertyId ? (
          <ReturnPropertyAtlas id={propertyId} className={atlasClass} />
        ) : (
          <Atlas locations={popularLocations} hasLabels className={atlasClass} />
        )}
        <h2 id="benefits" className="text-lg font-semibold lg:mt-10">
          {accountBenefits.heading}
        </h2>
        <ul className="mt-3 border-t">
          {accountBenefits.list.map((benefit) => (
            <li key={benefit} className="border-b py-3">
              {benefit}
            </li>
          ))}
        </ul>
      </section>
    </PageContainer>
  );
}
