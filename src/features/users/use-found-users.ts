import { useQuery } from '@tanstack/react-query';
import { foldText } from '#contract/text-folding.ts';
import type { User } from '#contract/user.ts';
import { userQueries } from './user-queries.ts';

const MIN_LENGTH = 2;

/** Finds users by their name or email in the list of all users. */
export function useFoundUsers(typed: string) {
  const isLong = typed.trim().length >= MIN_LENGTH;
  const { data, isFetching, isError } = useQuery({ ...userQueries.list(), enabled: isLong });
  return {
    users: isLong ? usersNamed(data ?? [], typed) : [],
    isSearching: isLong && isFetching && !data,
    isError: isLong && isError,
  };
}

/** Users whose name or email contains every word. */
function usersNamed(users: readonly User[], typed: string): User[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return users.filter(({ fullName, email }) => {
    const text = foldText([fullName, email].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
