import { ACTIVE_STATUS, ADMIN_ROLE, USER_ROLE, type User } from '#contract/endpoints/user.ts';

/** The full name, else the email, else a label in their place. */
export function userName({ fullName, email }: Pick<User, 'fullName' | 'email'>): string {
  return fullName?.trim() || email || 'Name not given';
}

/** Unknown roles of other APIs are shown unchanged. */
export function roleLabel(role: string | null | undefined): string | null {
  if (role === ADMIN_ROLE) return 'Admin';
  return role === USER_ROLE ? 'User' : role || null;
}

/** An API may have other statuses for accounts that are not active. */
export function isActive({ status }: Pick<User, 'status'>): boolean {
  return !status || status === ACTIVE_STATUS;
}
