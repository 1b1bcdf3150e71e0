import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
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
import {
  PropertyCardSkeleton,
  SuggestedCards,
} from '#src/features/properties/list/property-cards.tsx';
import { savedPropertyQueries } from '#src/features/properties/saved/saved-property-queries.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { logger } from '#src/lib/logger.ts';
import { paths } from '#src/lib/paths.ts';
import { hasSecurityPage } from './has-security-page.ts';
import { NothingSaved } from './nothing-saved.tsx';
import * as accountTexts from './texts.ts';

const { pages, saved, security } = accountTexts;

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
      {!user && error && <ErrorState title={texts.loadError(error.message)} onRetry={refetch} />}
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
                <Pencil />
                {texts.form.label}
              </Button>
            }
          />
          <LatestSaved />
          {!hasSecurityPage() && (
            <section aria-labelledby="activity" className="mt-10 border-t pt-8 md:mt-12 md:pt-10">
              <h2 id="activity" className="mb-5 font-display text-xl font-semibold">
                {security.activity.title}
              </h2>
              <ProfileActivity user={user} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" className="flex items-center gap-6">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton radius="full" className="size-20 md:size-28" />
      <div className="flex-1">
        <Skeleton className="h-8 w-2/5" />
        <Skeleton className="mt-3 h-12 w-3/5" />
      </div>
    </div>
  );
}

const SHOWN = 3;

function LatestSaved() {
  const { data, error, refetch } = useQuery(savedPropertyQueries.list());
  return (
    <section aria-labelledby="latest-saved" className="mt-10 border-t pt-8 md:mt-12 md:pt-10">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest-saved" className="font-display text-xl font-semibold">
          {pages.savedProperties}
        </h2>
        {data && data.length > 0 && (
          <Link
            to={paths.profile.savedProperties.href()}
            className="inline-flex h-11 items-center text-sm font-medium text-brand hover:underline"
          >
            {saved.view(countLabel(data.length))}
          </Link>
        )}
      </div>
      {data?.length === 0 && <NothingSaved />}
      {data && data.length > 0 && <SuggestedCards properties={data.slice(0, SHOWN)} />}
      {!data && error && <ErrorState title={saved.loadError(error.message)} onRetry={refetch} />}
      {!data && !error && (
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          <PropertyCardSkeleton />
        </div>
      )}
    </section>
  );
}
