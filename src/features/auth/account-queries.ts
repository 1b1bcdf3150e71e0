import { queryOptions } from '@tanstack/react-query';
import { getSessions } from './account-requests.ts';

/** Every query about an account beyond who it belongs to; the only place that spells their keys. */
export const accountQueries = {
  /** Where the person is signed in. */
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'] as const,
      queryFn: ({ signal }) => getSessions(signal),
    }),
};
