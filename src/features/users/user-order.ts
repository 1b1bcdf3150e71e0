import { ADMIN_ROLE, type User } from '#contract/endpoints/user.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { isActive } from './user-labels.ts';

export const userSorts = ['newest', 'oldest', 'name_asc', 'name_desc'] as const;
export type UserSort = (typeof userSorts)[number];

export const userGroups = ['admins', 'unverified', 'deactivated'] as const;
export type UserGroup = (typeof userGroups)[number];

const isIn: Record<UserGroup, (user: User) => boolean> = {
  admins: ({ role }) => role === ADMIN_ROLE,
  unverified: ({ isVerified }) => isVerified === false,
  deactivated: (user) => !isActive(user),
};

/** The users of a group, or all of them. */
export function usersIn(
  group: UserGroup | undefined,
  users: readonly User[] = [],
): readonly User[] {
  return group ? users.filter(isIn[group]) : users;
}

const collator = new Intl.Collator('en-NG', { sensitivity: 'base', numeric: true });

/** Users without a valid date, or without a name, come last in both directions. */
export function sortUsers(users: readonly User[], sort: UserSort): User[] {
  const keyOf = sort === 'newest' || sort === 'oldest' ? registeredAt : nameOf;
  const direction = sort === 'oldest' || sort === 'name_asc' ? 1 : -1;
  return users.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const isTime = typeof a === 'number' && typeof b === 'number';
    return direction * (isTime ? a - b : collator.compare(`${a}`, `${b}`));
  });
}

/** Milliseconds; null if the date is missing or invalid. */
function registeredAt({ registrationDate }: User): number | null {
  const time = Date.parse(registrationDate ?? '');
  return Number.isNaN(time) ? null : time;
}

function nameOf({ fullName }: User): string | null {
  return fullName?.trim() || null;
}

/** Users whose fields contain every word, ignoring case and accents. */
export function searchUsers(
  users: readonly User[],
  q = '',
  fields: readonly ('fullName' | 'email' | 'phoneNumber')[] = ['fullName', 'email', 'phoneNumber'],
): User[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const text = foldText(fields.map((field) => user[field] ?? '').join(' '));
    return words.every((word) => text.includes(word));
  });
}
