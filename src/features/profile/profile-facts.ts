import { ADMIN_ROLE, type User } from '#contract/user.ts';

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** What is known of a person, in the order of reading; what the API leaves out is left out. */
export function profileFacts(user: User): [term: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Phone number', user.phoneNumber || null],
    ['Location', user.location || null],
    ['Role', user.role === ADMIN_ROLE ? 'Admin' : null],
    ['Status', user.status || null],
    ['Member since', dateIn(user.registrationDate, day)],
    ['Last active', dateIn(user.lastActive, moment)],
    ['Logins', count(user.totalLogins)],
    ['Properties viewed', count(user.propertiesViewed)],
    ['Properties saved', count(user.propertiesSaved)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function dateIn(text: string | null | undefined, format: Intl.DateTimeFormat): string | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : format.format(date);
}

function count(value: number | null | undefined): string | null {
  return value == null ? null : value.toLocaleString('en-NG');
}
