import { BadgeCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/endpoints/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { paths, returnQuery } from '#src/lib/paths.ts';
import { ProfilePhoto } from './profile-photo.tsx';
import { labels, summary } from './texts.ts';

interface ProfileSummaryProps {
  user: User;
  /** The button that opens the form. */
  action: ReactNode;
}

export function ProfileSummary({ user, action }: ProfileSummaryProps) {
  const name = user.fullName || user.email;
  return (
    <section aria-labelledby="name" className="flex flex-wrap items-center gap-x-6 gap-y-5">
      <ProfilePhoto url={user.photo} fullName={name} className="size-20 md:size-28" />
      <div className="max-w-full min-w-0 flex-1 basis-64">
        <h2 id="name" className="text-xl font-semibold wrap-anywhere md:text-2xl">
          {/* The email, if there is no name. */}
          <EmailText>{name}</EmailText>
        </h2>
        <dl className="mt-3 grid gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
          <ProfileFact term={labels.phoneNumber}>{user.phoneNumber || <NotGiven />}</ProfileFact>
          <ProfileFact term={labels.location}>{user.location || <NotGiven />}</ProfileFact>
          <ProfileFact term={labels.email}>
            <span className="mr-2">
              <EmailText>{user.email}</EmailText>
            </span>
            <Verification user={user} />
          </ProfileFact>
          {user.newEmail && (
            <ProfileFact term={labels.newEmail}>
              <span className="mr-2">
                <EmailText>{user.newEmail}</EmailText>
              </span>
              <VerifyLink text={summary.enterCode} />
            </ProfileFact>
          )}
        </dl>
      </div>
      {action}
    </section>
  );
}

function ProfileFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function NotGiven() {
  return <span className="font-normal text-muted">{summary.notGiven}</span>;
}

function Verification({ user: { isVerified } }: { user: User }) {
  if (isVerified === true) {
    return (
      <Badge tone="success">
        <BadgeCheck className="size-3.5" />
        {summary.verified}
      </Badge>
    );
  }
  if (isVerified !== false) return null;
  return <VerifyLink text={summary.verify} />;
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
