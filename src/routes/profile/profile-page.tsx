import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { sessionQueries, useMe } from '#src/features/auth/session-queries.ts';
import { storeUser } from '#src/features/auth/sign-in-mutations.ts';
import { ProfileActivity } from '#src/features/profile/profile-activity.tsx';
import { ProfileForm } from '#src/features/profile/profile-form.tsx';
import { ProfileSummary } from '#src/features/profile/profile-summary.tsx';
import * as texts from '#src/features/profile/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { AccountSection } from './account-section.tsx';
import { hasSecurityPage } from './has-security-page.ts';
import * as accountTexts from './texts.ts';

const { pages, security } = accountTexts;

export function Component() {
  const client = useQueryClient();
  const { data: user, error, refetch } = useMe();
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
    <div className="max-w-200">
      <PageHead title={pages.profile} isPrivate />
      <div className="my-6 flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="font-display text-2xl font-semibold outline-none md:text-3xl"
        >
          {isEditing ? texts.form.label : pages.profile}
        </h1>
        {user && !isEditing && (
          <Button variant="secondary" onClick={() => switchTo('form')}>
            <Pencil />
            {texts.form.label}
          </Button>
        )}
      </div>
      {!user && error && <ErrorState title={texts.loadError(error.message)} onRetry={refetch} />}
      {!user && !error && <ProfileSkeleton />}
      {user && isEditing && (
        <Card className="p-5 md:p-8">
          <ProfileForm user={user} onUpdated={refreshUser} onClose={() => switchTo('summary')} />
        </Card>
      )}
      {user && !isEditing && (
        <Card className="divide-y">
          <div className="p-5 md:px-8">
            <ProfileSummary user={user} />
            <p className="mt-2 text-sm text-muted">{texts.summaryNote}</p>
          </div>
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

function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton radius="card" className="h-91 sm:h-65" />
    </div>
  );
}
