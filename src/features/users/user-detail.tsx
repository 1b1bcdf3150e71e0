import type { ReactNode } from 'react';
import { ACTIVE_STATUS, ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Card } from '#src/components/ui/card.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { account, facts } from './texts.ts';
import { RoleBadge, StatusBadge, VerifiedBadge } from './user-badges.tsx';
import { roleLabel } from './user-labels.ts';

interface UserDetailProps {
  user: User;
  photo: ReactNode;
  actions: ReactNode;
}

export function UserDetail({ user, photo, actions }: UserDetailProps) {
  const given = factsOf(user).filter(([, value]) => value);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" aria-label={account} className="gap-6 p-5 sm:p-6 xl:flex">
        <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 xl:w-28 xl:flex-col xl:items-start xl:self-start">
          {photo}
          {/* The usual values are in the facts below. */}
          {user.role === ADMIN_ROLE && <RoleBadge role={user.role} />}
          {user.status !== ACTIVE_STATUS && <StatusBadge status={user.status} />}
          {user.isVerified === false && <VerifiedBadge isVerified={false} />}
        </div>
        <dl className="min-w-0 flex-1 text-sm max-xl:mt-4 max-xl:border-t">
          {given.map(([term, value]) => (
            <div
              key={term}
              className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-4 border-b py-2.5 last:border-b-0 last:pb-0 xl:grid-cols-[9rem_minmax(0,1fr)] xl:first:pt-0"
            >
              <dt className="text-muted">{term}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums">
                {term === facts.email ? <EmailText>{value ?? ''}</EmailText> : value}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {actions}
    </div>
  );
}

/** Every field of a user but the name, in display order. */
function factsOf(user: User): [term: string, value: string | null | undefined][] {
  return [
    [facts.email, user.email],
    [facts.phoneNumber, user.phoneNumber],
    [facts.location, user.location],
    [facts.role, roleLabel(user.role)],
    [facts.status, user.status],
    [facts.emailVerified, user.isVerified == null ? null : user.isVerified ? facts.yes : facts.no],
    [facts.registered, readableDate(user.registrationDate, 'moment')],
    [facts.lastActive, readableDate(user.lastActive, 'moment')],
    [facts.logins, formatNumber(user.totalLogins)],
    [facts.propertiesViewed, formatNumber(user.propertiesViewed)],
    [facts.propertiesSaved, formatNumber(user.propertiesSaved)],
    [facts.id, user.id],
  ];
}
