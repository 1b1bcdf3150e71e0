import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/endpoints/user.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { sessionQueries, useMe } from '#src/features/auth/session-queries.ts';
import { storeUser } from '#src/features/auth/sign-in-mutations.ts';
import { ProfileActivity } from '#src/features/profile/profile-activity.tsx';
import { ProfileForm } from '#src/features/profile/profile-form.tsx';
import { ProfileSummary } from '#src/features/profile/profile-summary.tsx';
import * as texts from '#src/features/profile/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { paths } from '#src/lib/paths.ts';
import { hasSecurityPage } from './has-security-page.ts';
import * as accountTexts from './texts.ts';

const { elsewhere, pages, security } = accountTexts;

export function Component() {
  const client = useQueryClient();
  const { data: user, error, refetch, isFetching, dataUpdatedAt } = useMe();
  const [isEditing, setIsEditing] = useState(false);
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
    <div>
      <PageHead title={pages.profile} isPrivate />
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="mt-8 mb-6 font-display text-2xl font-semibold outline-none md:text-3xl"
      >
        {isEditing ? texts.form.label : pages.profile}
      </h1>
      {!user && error && <ErrorState title={texts.loadError(error.message)} onRetry={refetch} />}
      {!user && !error && <ProfileSkeleton />}
      {user && isEditing && (
        <Card className="max-w-180 p-5 md:p-8">
          <ProfileForm user={user} onUpdated={refreshUser} onClose={() => switchTo('summary')} />
        </Card>
      )}
      {user && !isEditing && (
        <>
          <div className="grid items-start gap-x-16 lg:grid-cols-[2fr_1fr]">
            <ProfileSummary
              user={user}
              action={
                <Button variant="secondary" onClick={() => switchTo('form')}>
                  <Pencil />
                  {texts.form.label}
                </Button>
              }
            />
            <ElsewhereInAccount user={user} />
          </div>
          {!hasSecurityPage() && (
            <section aria-labelledby="activity" className="mt-10 max-w-180">
              <h2 id="activity" className="mb-3 text-xl font-semibold">
                {security.activity.title}
              </h2>
              <ProfileActivity user={user} />
            </section>
          )}
          <div className="mt-6 flex">
            <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
          </div>
        </>
      )}
    </div>
  );
}

/** In place of the empty half of a wide screen. */
function ElsewhereInAccount({ user }: { user: User }) {
  const links = [
    { to: paths.profile.savedProperties.href(), text: elsewhere.saved(user.propertiesSaved ?? 0) },
    { to: paths.shortlist.href(), text: elsewhere.searches },
    ...(hasSecurityPage() ? [{ to: paths.profile.security.href(), text: elsewhere.security }] : []),
  ];
  return (
    <section aria-labelledby="elsewhere" className="max-lg:hidden">
      <h2 id="elsewhere" className="text-lg font-semibold">
        {elsewhere.heading}
      </h2>
      <ul className="mt-3 border-t">
        {links.map(({ to, text }) => (
          <li key={to} className="border-b">
            <Link to={to} className="block py-3 text-brand underline-offset-3 hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-96 max-w-180 sm:h-72" />
    </div>
  );
}
