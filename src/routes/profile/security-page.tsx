import { useNavigate } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { DeleteAccount, ExportAccount } from '#src/features/auth/account-data.tsx';
import { ChangePasswordForm } from '#src/features/auth/change-password-form.tsx';
import { SessionList } from '#src/features/auth/session-list.tsx';
import { TwoFactor } from '#src/features/auth/two-factor.tsx';
import { accountCapabilities, hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { signingOut } from '#src/lib/return-path.ts';
import { NotFoundPage } from '#src/routes/public/not-found-page.tsx';
import { SecuritySection } from './security-section.tsx';

/** The account features whose capabilities the API has; 'not found' if it has none of them. */
export function SecurityPage() {
  const navigate = useNavigate();
  if (!accountCapabilities.some(hasCapability)) return <NotFoundPage />;

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
