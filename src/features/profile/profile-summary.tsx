import { MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/endpoints/user.ts';
import { Card } from '#src/components/ui/card.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { paths, returnQuery } from '#src/lib/paths.ts';
import { ProfilePhoto } from './profile-photo.tsx';
import { labels, summary } from './texts.ts';

export function ProfileSummary({ user }: { user: User }) {
  const name = user.fullName || user.email;
  return (
    <Card
      as="section"
      aria-labelledby="name"
      className="grid gap-x-12 px-5 md:px-8 lg:grid-cols-3 lg:py-8"
    >
      <div className="flex items-center gap-4 py-5 max-lg:border-b md:py-6 lg:flex-col lg:items-start lg:py-0">
        <ProfilePhoto url={user.photo} fullName={name} className="size-16 lg:size-20" />
        <h2 id="name" className="min-w-0 flex-1 text-xl font-semibold wrap-anywhere lg:flex-none">
          {/* The email, if there is no name. */}
          <EmailText>{name}</EmailText>
        </h2>
      </div>
      <dl className="divide-y lg:col-span-2 lg:-my-4">
        <ProfileFact term={labels.phoneNumber}>{user.phoneNumber || <NotGiven />}</ProfileFact>
        <ProfileFact term={labels.location}>{user.location || <NotGiven />}</ProfileFact>
        <ProfileFact term={labels.email}>
          <span className="mr-2">
            <EmailText>{user.email}</EmailText>
          </span>
          {user.isVerified === false && <VerifyLink text={summary.verify} />}
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
