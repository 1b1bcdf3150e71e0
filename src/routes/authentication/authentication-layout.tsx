import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { popularLocations } from '#contract/search/locations.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { accountBenefits } from '#src/features/auth/texts.ts';
import {
  propertyIdIn,
  ReturnProperty,
  ReturnPropertyAtlas,
} from '#src/features/properties/list/return-property.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths, readReturnPath } from '#src/lib/paths.ts';

const atlasClass = 'w-full max-lg:hidden';

const { login, register } = paths.authentication;

/** The form; to log in or register, the atlas and what an account adds, beside it on wide screens. */
export function Component() {
  const [query] = useSearchParams();
  const propertyId = propertyIdIn(readReturnPath(query));
  const { pathname } = useLocation();
  const hasBenefits = pathname === login.path || pathname === register.path;
  return (
    <PageContainer className="flex flex-col items-center gap-x-24 gap-y-12 pt-8 pb-16 md:pt-16 lg:flex-row lg:items-start lg:justify-center lg:pb-24">
      <div className="w-full max-w-md min-w-0 lg:max-w-104">
        {propertyId && <ReturnProperty id={propertyId} />}
        <Outlet />
      </div>
      {(propertyId || hasBenefits) && (
        <div className="w-full max-w-md lg:sticky lg:top-24 lg:max-w-104">
          {propertyId ? (
            <ReturnPropertyAtlas id={propertyId} className={atlasClass} />
          ) : (
            <Atlas locations={popularLocations} hasLabels className={atlasClass} />
          )}
          {hasBenefits && <AccountBenefits />}
        </div>
      )}
    </PageContainer>
  );
}

function AccountBenefits() {
  const { heading, list, alerts, free } = accountBenefits;
  const benefits = hasCapability('alerts') ? [...list, alerts] : list;
  return (
    <section aria-labelledby="benefits" className="lg:mt-10">
      <h2 id="benefits" className="text-lg font-semibold">
        {heading}
      </h2>
      <ul className="mt-3 border-t">
        {benefits.map((benefit) => (
          <li key={benefit} className="border-b py-2.5">
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{free}</p>
    </section>
  );
}
