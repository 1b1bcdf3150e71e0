import { ADMIN_ROLE, USER_ROLE, type User } from '#contract/user.ts';
import { readableDate } from '#src/lib/dates.ts';

/** The full name, else the email, else a label in their place. */
export function userName({ fullName, email }: Pick<User, 'fullName' | 'email'>): string {
  return fullName?.trim() || email || 'Name not given';
}

/** Unknown roles of other APIs are shown unchanged. */
export function roleLabel(role: string | null | undefined): string | null {
  if (role === ADMIN_ROLE) return 'Admin';
  return role === USER_ROLE ? 'User' : role || null;
}

/** Every field of a user but the name, in display order; fields without a value are left out. */
export function userFacts(user: User): [term: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Email', user.email || null],
    ['Phone number', user.phoneNumber || null],
    ['Location', user.location || null],
    ['Role', roleLabel(user.role)],
    ['Status', user.status || null],
    ['Email verified', user.isVerified == null ? null : user.isVerified ? 'Yes' : 'No'],
    ['Registered', readableDate(user.registrationDate, 'moment')],
    ['Last active', readableDate(user.lastActive, 'moment')],
    ['Logins', count(user.totalLogins)],
    ['Properties viewed', count(user.propertiesViewed)],
    ['Properties saved', count(user.propertiesSaved)],
    ['User ID', user.id],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function count(value: number | null | undefined): string | null {
  return value == null ? null : value.toLocaleString('en-NG');
}
