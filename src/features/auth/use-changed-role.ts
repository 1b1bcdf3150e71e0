import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQueries } from './session-queries.ts';

/** After a rejection with 403 the role may have changed: the guard of the next page requests the user again. */
export function useChangedRole() {
  const client = useQueryClient();
  useEffect(() => {
    function handleEvent(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (event.action.error.status !== 403) return;
      const { queryKey } = sessionQueries.me();
      client.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    const unsubscribes = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(handleEvent),
    );
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [client]);
}
