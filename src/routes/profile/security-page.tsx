import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { DeleteAccount, ExportAccount } from '#src/features/auth/account-data.tsx';
import { ChangePasswordForm } from '#src/features/auth/password-forms.tsx';
import { SessionList } from '#src/features/auth/session-list.tsx';
import { useMe } from '#src/features/auth/session-queries.ts';
import { TwoFactor } from '#src/features/auth/two-factor.tsx';
import { ProfileActivity } from '#src/features/profile/profile-activity.tsx';
import * as profileTexts from '#src/features/profile/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths, signingOut } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const { security } = texts;

/** The account features whose capabilities the API has, and the activity that it records. */
export function Component() {
  const navigate = useNavigate();
  return (
    <div>
      <PageHead title={security.title} isPrivate />
      <div className="my-6">
        <PageHeading title={security.title} />
      </div>
      <Card className="divide-y">
        {hasCapability('password-change') && (
          <SecuritySection {...security.password}>
            <ChangePasswordForm />
          </SecuritySection>
        )}
        {hasCapability('two-factor') && (
          <SecuritySection {...security.twoFactor}>
            <TwoFactor />
          </SecuritySection>
        )}
        {hasCapability('session-list') && (
          <SecuritySection {...security.sessions}>
            <SessionList
              // Leaves the private page before its guard redirects to the login page.
              onEndAll={() => navigate(paths.home.href(), { state: signingOut })}
            />
          </SecuritySection>
        )}
        <SecuritySection {...security.activity}>
          <Activity />
        </SecuritySection>
        {hasCapability('account-export') && (
          <SecuritySection {...security.data}>
            <ExportAccount />
          </SecuritySection>
        )}
        {hasCapability('account-deletion') && (
          <SecuritySection {...security.deletion}>
            <DeleteAccount onDeleted={() => navigate(paths.home.href())} />
          </SecuritySection>
        )}
      </Card>
    </div>
  );
}

function Activity() {
  const { data: user, error, refetch } = useMe();
  if (user) return <ProfileActivity user={user} />;
  if (!error) return <Skeleton className="h-40" />;
  return <ErrorState title={profileTexts.loadError(error.message)} onRetry={refetch} />;
}

interface SecuritySectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

function SecuritySection({ title, description, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 p-5 md:p-8 lg:grid-cols-3">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <div className="min-w-0 lg:col-span-2">{children}</div>
    </section>
  );
}
