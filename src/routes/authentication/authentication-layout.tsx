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
import { cn } from '#src/lib/class-names.ts';
import { paths, readReturnPath } from '#src/lib/paths.ts';

const { login, register } = paths.authentication;

/** The form, with the atlas beside it on wide screens; to log in or register, what an account adds. */
export function Component() {
  const [query] = useSearchParams();
  const propertyId = propertyIdIn(readReturnPath(query));
  const { pathname } = useLocation();
  const hasBenefits = pathname === login.path || pathname === register.path;
  const atlasClass = cn('max-lg:hidden', !hasBenefits && 'max-w-68');
  return (
    <PageContainer className="grid content-start justify-items-center gap-x-16 gap-y-12 pt-8 pb-16 max-md:min-h-[calc(100svh-4rem)] md:pt-16 lg:grid-cols-2 lg:justify-items-start lg:pb-24">
      <div className="w-full max-w-md min-w-0 lg:max-w-104">
        {propertyId && <ReturnProperty id={propertyId} />}
        <Outlet />
      </div>
      <div className={cn('w-full max-w-md lg:max-w-104', !hasBenefits && 'max-lg:hidden')}>
        {propertyId ? (
          <ReturnPropertyAtlas id={propertyId} className={atlasClass} />
        ) : (
          <Atlas locations={popularLocations} hasLabels className={atlasClass} />
        )}
        {hasBenefits && <AccountBenefits />}
      </div>
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
