import { queryOptions } from '@tanstack/react-query';
import { getMe } from './session-requests.ts';

/** Every query about who is signed in; the only place that spells their keys. */
export const sessionQueries = {
  all: () => ['session'] as const,

  /** The signed-in person as the server knows them; runs for nobody else. */
  me: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'me'] as const,
      queryFn: ({ signal }) => getMe(signal),
    }),
};
