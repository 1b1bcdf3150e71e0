import type { ReactNode } from 'react';
import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { FactGroup, FactList, type Facts } from '#src/components/layout/fact-group.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { account, factGroups, facts } from './texts.ts';
import { RoleName, StatusBadges } from './user-badges.tsx';
import { roleLabel } from './user-labels.ts';

interface UserDetailProps {
  user: User;
  photo: ReactNode;
  actions: ReactNode;
}

export function UserDetail({ user, photo, actions }: UserDetailProps) {
  const { contact, account: state, activity } = factsOf(user);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card
        as="section"
        aria-label={account}
        className="grid gap-5 p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6 md:p-5"
      >
        <h2 className="sr-only">{account}</h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:w-24 sm:flex-col sm:items-start">
          {photo}
          {/* The usual values are in the facts below. */}
          {user.role === ADMIN_ROLE && <RoleName role={user.role} />}
          <StatusBadges user={user} />
        </div>
        <div className="grid min-w-0 gap-5">
          <FactGroup heading={factGroups.contact} facts={contact} />
          <FactGroup heading={factGroups.account} facts={state} />
          <FactGroup heading={factGroups.activity} facts={activity} />
          <details className="-my-2">
            <DisclosureSummary className="text-muted">{factGroups.id}</DisclosureSummary>
            <FactList facts={[[facts.id, <code key="id">{user.id}</code>]]} />
          </details>
        </div>
      </Card>
      {actions}
    </div>
  );
}

/** The fields of a user that are given, but the name, in three groups. */
function factsOf(user: User) {
  const given = (all: Facts) => all.filter(([, value]) => value);
  return {
    contact: given([
      [facts.email, user.email && <EmailText key="email">{user.email}</EmailText>],
      [facts.phoneNumber, user.phoneNumber],
      [facts.location, user.location],
    ]),
    account: given([
      [facts.role, roleLabel(user.role)],
      [facts.status, user.status],
      [
        facts.emailVerified,
        user.isVerified == null ? null : user.isVerified ? facts.yes : facts.no,
      ],
      [facts.registered, readableDate(user.registrationDate, 'moment')],
    ]),
    activity: given([
      [facts.lastActive, readableDate(user.lastActive, 'moment')],
      [facts.logins, formatNumber(user.totalLogins)],
      [facts.propertiesViewed, formatNumber(user.propertiesViewed)],
      [facts.propertiesSaved, formatNumber(user.propertiesSaved)],
    ]),
  };
}
