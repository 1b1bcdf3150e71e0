import { BadgeCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ADMIN_ROLE, type User } from '#contract/user.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { returnQuery } from '#src/lib/return-path.ts';
import { ProfilePhoto } from './profile-photo.tsx';

interface ProfileSummaryProps {
  user: User;
  /** The button that opens the form. */
  action: ReactNode;
}

export function ProfileSummary({ user, action }: ProfileSummaryProps) {
  const name = user.fullName || user.email;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
      <div className="flex flex-wrap content-start items-center gap-5 lg:flex-col lg:items-start">
        <ProfilePhoto url={user.photo} fullName={name} />
        <div className="max-w-full min-w-0 flex-1 basis-56 lg:flex-none">
          <h2 className="text-xl font-semibold wrap-anywhere">{name}</h2>
          <p className="wrap-anywhere text-muted">{user.email}</p>
          <div className="mt-2">
            <Verification user={user} />
          </div>
        </div>
        {action}
      </div>
      <dl className="grid content-start gap-x-10 sm:grid-cols-2 lg:col-span-2">
        {profileFacts(user).map(([term, value]) => (
          <div
            key={term}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-3"
          >
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Verification({ user: { isVerified } }: { user: User }) {
  if (isVerified === true) {
    return (
      <Badge tone="success">
        <BadgeCheck aria-hidden="true" className="size-3.5" />
        Verified
      </Badge>
    );
  }
  if (isVerified !== false) return null;
  return (
    <Link
      to={paths.authentication.verifyEmail.href(returnQuery(paths.profile.home.href()))}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-warning underline underline-offset-4 pointer-coarse:min-h-11"
    >
      <MailWarning aria-hidden="true" className="size-4" />
      Verify your email
    </Link>
  );
}

const NOT_GIVEN = 'Not given';

/** Only the fields that a user can set are shown without a value. */
function profileFacts(user: User): [term: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Phone number', user.phoneNumber || NOT_GIVEN],
    ['Location', user.location || NOT_GIVEN],
    ['Role', user.role === ADMIN_ROLE ? 'Admin' : null],
    ['Status', user.status || null],
    ['Member since', readableDate(user.registrationDate, 'longDay')],
    ['Last active', readableDate(user.lastActive, 'moment')],
    ['Logins', formatCount(user.totalLogins)],
    ['Properties viewed', formatCount(user.propertiesViewed)],
    ['Properties saved', formatCount(user.propertiesSaved)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function formatCount(count: number | null | undefined): string | null {
  return count == null ? null : count.toLocaleString('en-NG');
}
