import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/endpoints/user.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { accountQueries } from '#src/features/auth/account-queries.ts';
import { sessionQueries, useMe } from '#src/features/auth/session-queries.ts';
import { storeUser } from '#src/features/auth/sign-in-mutations.ts';
import { ProfileActivity } from '#src/features/profile/profile-activity.tsx';
import { ProfileFact } from '#src/features/profile/profile-fact.tsx';
import { ProfileForm } from '#src/features/profile/profile-form.tsx';
import { readTypedProfile } from '#src/features/profile/profile-form-values.ts';
import { ProfilePhoto } from '#src/features/profile/profile-photo.tsx';
import { ProfileSummary } from '#src/features/profile/profile-summary.tsx';
import * as texts from '#src/features/profile/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';
import { logger } from '#src/lib/logger.ts';
import { paths } from '#src/lib/paths.ts';
import { AccountSection } from './account-section.tsx';
import { hasSecurityPage } from './has-security-page.ts';
import * as accountTexts from './texts.ts';

const { pages, security, twoFactor } = accountTexts;

export function Component() {
  const client = useQueryClient();
  const { data: user, error, refetch } = useMe();
  const [isEditing, setIsEditing] = useState(() => readTypedProfile() !== null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  async function refreshUser() {
    const { queryKey } = sessionQueries.me();
    // A failed refetch does not reject; it shows its own toast.
    await client.invalidateQueries({ queryKey });
    const refreshed = client.getQueryState(queryKey);
    if (refreshed?.status !== 'success' || !refreshed.data) return;
    try {
      storeUser(refreshed.data);
    } catch (error) {
      logger.warn('The session was not updated, because the profile has invalid values', error);
    }
  }

  function switchTo(view: 'form' | 'summary') {
    setIsEditing(view === 'form');
    // The pressed button is unmounted.
    headingRef.current?.focus();
  }

  return (
    <div className="max-w-220">
      <PageHead title={pages.profile} isPrivate />
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="mt-6 mb-6 font-display text-2xl font-semibold outline-none md:mt-10 md:text-3xl"
      >
        {isEditing ? texts.form.label : pages.profile}
      </h1>
      {!user && error && <ErrorState title={texts.loadError(error.message)} onRetry={refetch} />}
      {!user && !error && <ProfileSkeleton />}
      {user && isEditing && (
        <Card className="p-5 md:p-8">
          <ProfileForm user={user} onUpdated={refreshUser} onClose={() => switchTo('summary')} />
        </Card>
      )}
      {user && !isEditing && (
        <Card className="divide-y">
          <section aria-labelledby="account" className="divide-y px-5 pb-2 md:px-8 md:pb-5">
            <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-5 sm:gap-4 md:py-6">
              <ProfilePhoto
                url={user.photo}
                fullName={user.fullName || user.email}
                className="size-14 text-lg"
              />
              <div>
                <h2 id="account" className="text-lg leading-snug font-semibold wrap-anywhere">
                  {user.fullName || user.email}
                </h2>
                <MemberSince user={user} />
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.form.label}
                onClick={() => switchTo('form')}
              >
                <Pencil className="max-sm:hidden" />
                {texts.edit}
              </Button>
            </div>
            <ProfileSummary user={user}>
              {hasCapability('two-factor') && <TwoFactorFact />}
            </ProfileSummary>
          </section>
          {!hasSecurityPage() && (
            <AccountSection {...security.activity}>
              <ProfileActivity user={user} />
            </AccountSection>
          )}
        </Card>
      )}
    </div>
  );
}

function MemberSince({ user: { registrationDate } }: { user: User }) {
  const month = readableDate(registrationDate, 'month');
  if (!month) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      <span className="max-sm:hidden">{texts.memberSince(month)}</span>
      <span className="sm:hidden">{texts.since(month)}</span>
    </p>
  );
}

/** Whether two-step login is on, with the way to the page that changes it. */
function TwoFactorFact() {
  const { data: state } = useQuery(accountQueries.twoFactor());
  return (
    <ProfileFact term={security.twoFactor.title}>
      <span className="flex items-center gap-x-3">
        {state && (state.isOn ? twoFactor.on : twoFactor.off)}
        <Link
          to={paths.profile.security.href()}
          aria-label={state?.isOn ? twoFactor.changeLabel : twoFactor.turnOnLabel}
          className="-my-1 inline-flex min-h-8 items-center text-sm font-medium text-brand underline underline-offset-4 pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
        >
          {state?.isOn ? twoFactor.change : twoFactor.turnOn}
        </Link>
      </span>
    </ProfileFact>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton
        radius="card"
        className={hasCapability('two-factor') ? 'h-109 sm:h-82 md:h-87' : 'h-91 sm:h-70 md:h-75'}
      />
    </div>
  );
}
