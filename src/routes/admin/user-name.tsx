import { useQuery } from '@tanstack/react-query';
import { userName } from '#src/features/users/user-labels.ts';
import { userQueries } from '#src/features/users/user-queries.ts';

/** A person's name, as soon as the page of their account knows it. */
export function UserName({ id }: { id: string }) {
  const { data } = useQuery({ ...userQueries.detail(id), enabled: false });
  return data ? userName(data) : 'User';
}
