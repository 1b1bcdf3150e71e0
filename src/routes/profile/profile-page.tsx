import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { sessionQueries, useMe } from '#src/features/auth/session-queries.ts';
import { storeUser } from '#src/features/auth/sign-in-mutations.ts';
import { ProfileForm } from '#src/features/profile/profile-form.tsx';
import { ProfileSummary } from '#src/features/profile/profile-summary.tsx';
import * as texts from '#src/features/profile/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { LatestSaved } from './latest-saved.tsx';
import * as accountTexts from './texts.ts';

const { pages } = accountTexts;

export function ProfilePage() {
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
      <div className="my-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="font-display text-2xl font-semibold outline-none md:text-3xl"
        >
          {isEditing ? texts.form.label : pages.profile}
        </h1>
        {!isEditing && (
          <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
        )}
      </div>
      {!user && error && (
        <ErrorState
          title={texts.loadError(error.message)}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!user && !error && <ProfileSkeleton />}
      {user && isEditing && (
        <Card className="p-5 md:p-8">
          <ProfileForm user={user} onUpdated={refreshUser} onClose={() => switchTo('summary')} />
        </Card>
      )}
      {user && !isEditing && (
        <>
          <ProfileSummary
            user={user}
            action={
              <Button variant="secondary" onClick={() => switchTo('form')}>
                <Pencil aria-hidden="true" />
                {texts.form.label}
              </Button>
            }
          />
          <LatestSaved />
        </>
      )}
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" className="flex items-center gap-6">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton radius="full" className="size-20 md:size-28" />
      <div className="flex-1">
        <Skeleton className="h-8 w-2/5" />
        <Skeleton className="mt-3 h-12 w-3/5" />
      </div>
    </div>
  );
}
