import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/deleted-properties.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './texts.ts';

export const deletedPropertyQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['deleted-properties'] as const,
      queryFn: ({ pageParam, signal }) =>
        call(endpoints.listDeletedProperties, { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ meta }) => meta?.nextCursor,
      // Other admins delete and restore too.
      gcTime: 0,
      meta: { failureToast: false },
    }),
};

export function useRestoreProperty(id: string, onOpen: (id: string) => void) {
  const client = useQueryClient();
  const { queryKey } = deletedPropertyQueries.list();
  return useMutation({
    mutationKey: ['restore-property', id],
    mutationFn: ({ _id }: endpoints.DeletedProperty) =>
      call(endpoints.restoreProperty, { params: { id: _id } }),
    meta: { failureToast: { title: texts.notRestored } },
    onSuccess: (_property, { _id, title }) => {
      notify.success(texts.restored, {
        description: title,
        action: { label: texts.open, onClick: () => onOpen(_id) },
      });
      client.invalidateQueries({ queryKey: propertyQueries.all() });
    },
    // Also after a failure: another admin may have restored it.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
