import { Check, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/endpoints/user.ts';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { paths, returnQuery } from '#src/lib/paths.ts';
import { ProfileFact } from './profile-fact.tsx';
import { labels, summary } from './texts.ts';

interface ProfileSummaryProps {
  user: User;
  /** More rows. */
  children?: ReactNode;
}

export function ProfileSummary({ user, children }: ProfileSummaryProps) {
  const { fullName, email, newEmail, isVerified, phoneNumber, location } = user;
  return (
    <dl className="divide-y">
      {!fullName && (
        <ProfileFact term={labels.fullName}>
          <NotGiven />
        </ProfileFact>
      )}
      <ProfileFact term={labels.email}>
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0">
            <EmailText>{email}</EmailText>
          </span>
          {isVerified === false && <VerifyLink text={summary.verify} />}
          {isVerified && (
            <span className="flex items-center gap-1 text-sm font-normal text-success">
              <Check className="size-4" />
              {summary.verified}
            </span>
          )}
        </span>
      </ProfileFact>
      {newEmail && (
        <ProfileFact term={labels.newEmail}>
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0">
              <EmailText>{newEmail}</EmailText>
            </span>
            <VerifyLink text={summary.enterCode} />
          </span>
        </ProfileFact>
      )}
      <ProfileFact term={labels.phoneNumber}>
        {phoneNumber || <NotGiven />}
        <span className="block text-sm font-normal text-muted">{summary.phoneHint}</span>
      </ProfileFact>
      <ProfileFact term={labels.location}>{location || <NotGiven />}</ProfileFact>
      {children}
    </dl>
  );
}

function NotGiven() {
  return <span className="font-normal text-muted">{summary.notGiven}</span>;
}

function VerifyLink({ text }: { text: string }) {
  return (
    <Link
      to={paths.authentication.verifyEmail.href(returnQuery(paths.profile.home.href()))}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-warning underline underline-offset-4 pointer-coarse:min-h-11"
    >
      <MailWarning className="size-4" />
      {text}
    </Link>
  );
}
