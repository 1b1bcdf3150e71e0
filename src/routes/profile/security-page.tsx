import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { DeleteAccount, ExportAccount } from '#src/features/auth/account-data.tsx';
import { ChangePasswordForm } from '#src/features/auth/change-password-form.tsx';
import { SessionList } from '#src/features/auth/session-list.tsx';
import { useMe } from '#src/features/auth/session-queries.ts';
import { TwoFactor } from '#src/features/auth/two-factor.tsx';
import { ProfileActivity } from '#src/features/profile/profile-activity.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { signingOut } from '#src/lib/return-path.ts';
import { SecuritySection } from './security-section.tsx';

/** The account features whose capabilities the API has, and the activity that it records. */
export function SecurityPage() {
  const navigate = useNavigate();
  return (
    <div>
      <PageHead title="Security and data" isPrivate />
      <div className="my-8">
        <PageHeading title="Security and data" />
      </div>
      <div className="grid gap-6">
        {hasCapability('password-change') && (
          <SecuritySection
            title="Password"
            description="Changing your password logs you out on all other devices."
          >
            <ChangePasswordForm />
          </SecuritySection>
        )}
        {hasCapability('two-factor') && (
          <SecuritySection
            title="Two-step login"
            description="After your password, you also enter a code from an app on your phone. We recommend it for every admin."
          >
            <TwoFactor />
          </SecuritySection>
        )}
        {hasCapability('session-list') && (
          <SecuritySection
            title="Where you are logged in"
            description="If you do not recognise a device, log it out and change your password."
          >
            <SessionList
              // Leaves the private page before its guard redirects to the login page.
              onEndAll={() => navigate(paths.home.href(), { state: signingOut })}
            />
          </SecuritySection>
        )}
        <SecuritySection title="Activity" description="What we record about your account.">
          <Activity />
        </SecuritySection>
        {hasCapability('account-export') && (
          <SecuritySection
            title="Your data"
            description="Download everything we keep about you, in one file."
          >
            <ExportAccount />
          </SecuritySection>
        )}
        {hasCapability('account-deletion') && (
          <SecuritySection
            title="Delete your account"
            description="Your account, saved properties and data are deleted immediately and permanently."
          >
            <DeleteAccount onDeleted={() => navigate(paths.home.href())} />
          </SecuritySection>
        )}
      </div>
    </div>
  );
}

function Activity() {
  const { data: user, error, refetch, isFetching } = useMe();
  if (user) return <ProfileActivity user={user} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <ErrorState
      title={`Error loading profile: ${error.message}`}
      onRetry={refetch}
      isRetrying={isFetching}
    />
  );
}
