import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { readableDate } from '#src/lib/dates.ts';
import { activity } from './texts.ts';

export function ProfileActivity({ user }: { user: User }) {
  const facts: [term: string, value: string | null | undefined][] = [
    [activity.role, user.role === ADMIN_ROLE ? activity.admin : null],
    [activity.status, user.status],
    [activity.registered, readableDate(user.registrationDate, 'longDay')],
    [activity.lastActive, readableDate(user.lastActive, 'moment')],
    [activity.logins, formatNumber(user.totalLogins)],
    [activity.propertiesViewed, formatNumber(user.propertiesViewed)],
    [activity.propertiesSaved, formatNumber(user.propertiesSaved)],
  ];
  const given = facts.filter(([, value]) => value);
  if (given.length === 0) return <p className="text-muted">{activity.none}</p>;
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {given.map(([term, value]) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-3"
        >
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="ml-auto min-w-0 text-right font-medium wrap-anywhere tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
