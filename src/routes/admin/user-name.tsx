import { useQuery } from '@tanstack/react-query';
import { userQueries } from '#src/features/users/user-queries.ts';
import { userName } from '#src/features/users/user-words.ts';

/** A person's name, as soon as the page of their account knows it. */
export function UserName({ id }: { id: string }) {
  const { data } = useQuery({ ...userQueries.detail(id), enabled: false });
  return data ? userName(data) : 'User';
}
