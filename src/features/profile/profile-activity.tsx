import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { readableDate } from '#src/lib/dates.ts';
import { ProfileFact } from './profile-fact.tsx';
import { activity } from './texts.ts';

export function ProfileActivity({ user }: { user: User }) {
  const facts: [term: string, value: string | null | undefined][] = [
    [activity.role, user.role === ADMIN_ROLE ? activity.admin : null],
    [activity.status, user.status],
    [activity.registered, readableDate(user.registrationDate, 'shortDay')],
    [activity.lastActive, readableDate(user.lastActive, 'moment')],
    [activity.logins, count(user.totalLogins)],
    [activity.propertiesViewed, count(user.propertiesViewed)],
    [activity.propertiesSaved, count(user.propertiesSaved)],
  ];
  const given = facts.filter(([, value]) => value);
  if (given.length === 0) return <p className="text-muted">{activity.none}</p>;
  return (
    <dl className="-my-3 divide-y">
      {given.map(([term, value]) => (
        <ProfileFact key={term} term={term}>
          {value}
        </ProfileFact>
      ))}
    </dl>
  );
}

/** Nothing for none. */
function count(number: number | null | undefined): string | null {
  return number ? formatNumber(number) : null;
}
