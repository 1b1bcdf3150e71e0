import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { DeleteAccount, ExportAccount } from '#src/features/auth/account-data.tsx';
import { accountQueries } from '#src/features/auth/account-queries.ts';
import { ChangePasswordForm } from '#src/features/auth/password-forms.tsx';
import { SessionList } from '#src/features/auth/session-list.tsx';
import { useMe } from '#src/features/auth/session-queries.ts';
import { TwoFactor } from '#src/features/auth/two-factor.tsx';
import { ProfileActivity } from '#src/features/profile/profile-activity.tsx';
import * as profileTexts from '#src/features/profile/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths, signingOut } from '#src/lib/paths.ts';
import { AccountSection } from './account-section.tsx';
import * as texts from './texts.ts';

const { security } = texts;

/** The account features whose capabilities the API has, and the activity that it records. */
export function Component() {
  const navigate = useNavigate();
  return (
    <div>
      <PageHead title={security.title} isPrivate />
      <div className="mt-6 mb-6 md:mt-10">
        <PageHeading title={security.title} />
      </div>
      <Card className="divide-y">
        {hasCapability('password-change') && (
          <AccountSection {...security.password}>
            <ChangePasswordForm />
          </AccountSection>
        )}
        {hasCapability('two-factor') && (
          <AccountSection {...security.twoFactor}>
            <TwoFactor />
          </AccountSection>
        )}
        {hasCapability('session-list') && (
          <AccountSection {...security.sessions}>
            <SessionList
              // Leaves the private page before its guard redirects to the login page.
              onEndAll={() => navigate(paths.home.href(), { state: signingOut })}
            />
          </AccountSection>
        )}
        <AccountSection {...security.activity}>
          <Activity />
        </AccountSection>
        {hasCapability('account-export') && (
          <AccountSection {...security.data}>
            <ExportAccount />
          </AccountSection>
        )}
      </Card>
      {hasCapability('account-deletion') && (
        <Card className="mt-8">
          <AccountSection {...security.deletion}>
            <DeleteAccount onDeleted={() => navigate(paths.home.href())} />
          </AccountSection>
        </Card>
      )}
      {hasCapability('session-list') && <SessionsFreshness />}
    </div>
  );
}

/** When the list of sessions was loaded: a login on another device changes it. */
function SessionsFreshness() {
  const { dataUpdatedAt, isFetching, refetch } = useQuery(accountQueries.sessions());
  return (
    <div className="mt-6">
      <Freshness updatedAt={dataUpdatedAt} isRefreshing={isFetching} onRefresh={refetch} />
    </div>
  );
}

function Activity() {
  const { data: user, error, refetch } = useMe();
  if (user) return <ProfileActivity user={user} />;
  if (!error) return <Skeleton className="h-40" />;
  return <ErrorState title={profileTexts.loadError(error.message)} onRetry={refetch} />;
}
