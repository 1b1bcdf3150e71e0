import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';

/** The signed-in person as the server knows them: their role above all. */
export function useMe() {
  return useQuery({ ...sessionQueries.me(), enabled: useSession() !== null });
}
