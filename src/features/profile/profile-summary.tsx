import { BadgeCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/endpoints/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Card } from '#src/components/ui/card.tsx';
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
    <section aria-labelledby="name">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <ProfilePhoto url={user.photo} fullName={name} />
        <h2 id="name" className="min-w-0 flex-1 text-xl font-semibold wrap-anywhere md:text-2xl">
          {/* The email, if there is no name. */}
          <EmailText>{name}</EmailText>
        </h2>
        <div className="grid w-full sm:w-auto">{action}</div>
      </div>
      <Card className="mt-8 px-5 md:px-8">
        <dl className="divide-y">
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
      </Card>
    </section>
  );
}

function ProfileFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-4 sm:grid-cols-3">
      <dt className="text-sm text-muted sm:leading-6">{term}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums sm:col-span-2">{children}</dd>
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
