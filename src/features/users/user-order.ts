import { foldText } from '#contract/text-folding.ts';
import type { User } from '#contract/user.ts';

export const userSorts = ['newest', 'oldest', 'name_asc', 'name_desc'] as const;
export type UserSort = (typeof userSorts)[number];

export const userSortLabels: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name_asc: 'Name: A to Z',
  name_desc: 'Name: Z to A',
};

const alphabet = new Intl.Collator('en-NG', { sensitivity: 'base', numeric: true });

/** Null where it is not known, or is no date. */
function registeredAt({ registrationDate }: User): number | null {
  const time = Date.parse(registrationDate ?? '');
  return Number.isNaN(time) ? null : time;
}

/** In this order; whoever has no date, or no name, comes last in either direction. */
export function sortUsers(users: readonly User[], sort: UserSort): User[] {
  if (sort === 'newest') return sortedBy(users, registeredAt, (a, b) => b - a);
  if (sort === 'oldest') return sortedBy(users, registeredAt, (a, b) => a - b);
  const nameOf = ({ fullName }: User) => fullName?.trim() || null;
  const compare = sort === 'name_asc' ? 1 : -1;
  return sortedBy(users, nameOf, (a, b) => compare * alphabet.compare(a, b));
}

function sortedBy<Key>(
  users: readonly User[],
  keyOf: (user: User) => Key | null,
  compare: (a: Key, b: Key) => number,
): User[] {
  const keyed = users.map((user) => ({ user, key: keyOf(user) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return compare(a.key, b.key);
  });
  return keyed.map(({ user }) => user);
}

/** Those in whose name, email or phone number all words are found, whatever case and accents. */
export function searchUsers(users: readonly User[], q: string): readonly User[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter(({ fullName, email, phoneNumber }) => {
    const text = foldText([fullName, email, phoneNumber].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
