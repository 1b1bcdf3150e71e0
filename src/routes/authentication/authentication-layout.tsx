import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { popularLocations } from '#contract/search/locations.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { accountBenefits, resetSteps } from '#src/features/auth/texts.ts';
import {
  propertyIdIn,
  ReturnProperty,
  ReturnPropertyAtlas,
} from '#src/features/properties/list/return-property.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths, readReturnPath } from '#src/lib/paths.ts';

const { login, register, forgotPassword } = paths.authentication;

/** The form, and beside it how a password is reset, or what an account adds, above the atlas. */
export function Component() {
  const [query] = useSearchParams();
  const propertyId = propertyIdIn(readReturnPath(query));
  const { pathname } = useLocation();
  const isReset = pathname === forgotPassword.path;
  const isLogin = pathname === login.path;
  const hasBenefits = isLogin || pathname === register.path;
  const atlasClass = cn(
    'max-lg:hidden',
    hasBenefits ? 'mt-10' : 'max-w-120',
    isLogin && 'max-w-104',
  );
  return (
    <PageContainer className="grid content-start gap-y-12 pt-8 pb-16 max-lg:justify-items-center max-md:min-h-[calc(100svh-4rem)] md:pt-16 lg:grid-cols-12 lg:gap-x-6 lg:pb-24">
      {propertyId && (
        <div className="-mb-4 w-full max-w-md empty:hidden lg:col-span-12">
          <ReturnProperty id={propertyId} />
        </div>
      )}
      <div className="w-full max-w-md min-w-0 lg:col-span-5">
        <Outlet />
      </div>
      <div
        className={cn(
          'w-full max-lg:max-w-md lg:col-span-6 lg:col-start-7',
          !isReset && !hasBenefits && 'max-lg:hidden',
        )}
      >
        {isReset && <ResetSteps />}
        {hasBenefits && <AccountBenefits />}
        {!isReset && propertyId && (
          <ReturnPropertyAtlas id={propertyId} className={cn(atlasClass, 'max-w-110')} />
        )}
        {!isReset && !propertyId && (
          <Atlas locations={popularLocations} hasLabels className={atlasClass} />
        )}
      </div>
    </PageContainer>
  );
}

function ResetSteps() {
  return (
    <section aria-labelledby="steps" className="lg:mt-12">
      <h2 id="steps" className="text-lg font-semibold">
        {resetSteps.heading}
      </h2>
      <ol className="mt-3 border-t">
        {resetSteps.list.map((step, index) => (
          <li key={step} className="flex gap-4 border-b py-3">
            <span
              aria-hidden="true"
              className="-my-0.5 grid size-7 shrink-0 place-items-center rounded-full border border-field-line text-sm font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <span className="text-pretty">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AccountBenefits() {
  const { heading, list, alerts, free } = accountBenefits;
  const benefits = hasCapability('alerts') ? [...list, alerts] : list;
  return (
    <section aria-labelledby="benefits" className="lg:mt-2">
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
