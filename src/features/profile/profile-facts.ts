import { ADMIN_ROLE, type User } from '#contract/user.ts';
import { readableDate } from '#src/lib/dates.ts';

/** What is known of a person, in the order of reading; what the API leaves out is left out. */
export function profileFacts(user: User): [term: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Phone number', user.phoneNumber || null],
    ['Location', user.location || null],
    ['Role', user.role === ADMIN_ROLE ? 'Admin' : null],
    ['Status', user.status || null],
    ['Member since', readableDate(user.registrationDate, 'longDay')],
    ['Last active', readableDate(user.lastActive, 'moment')],
    ['Logins', count(user.totalLogins)],
    ['Properties viewed', count(user.propertiesViewed)],
    ['Properties saved', count(user.propertiesSaved)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function count(value: number | null | undefined): string | null {
  return value == null ? null : value.toLocaleString('en-NG');
}
