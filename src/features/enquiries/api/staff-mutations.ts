import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/enquiries.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { enquiryQueries } from './enquiry-queries.ts';
import { changes as texts } from './texts.ts';

export type Change = Omit<endpoints.EnquiryChange, 'version'>;

/**
 * Changes the version that is shown; the screen shows a ConflictError. Changes of an enquiry are
 * sent one after the other, because each needs the version that the one before has made.
 */
export function useChangeEnquiry({ id, version }: endpoints.Enquiry) {
  const client = useQueryClient();
  const { queryKey } = enquiryQueries.detail(id);
  const mutationKey = changeKey(id);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change: Change) => {
      const latest = client.getQueryData(queryKey)?.version ?? version;
      const body = { ...change, version: latest };
      return call(endpoints.changeEnquiry, { params: { id }, body });
    },
    meta: { failureToast: { title: texts.failed, exceptConflicts: true } },
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, data);
      notify.success(texts.saved);
      refreshLists(client);
    },
  });
}

/** What the changes that are not saved yet will have made of an enquiry. */
export function usePendingChange(id: string): Change {
  const changes = useMutationState({
    filters: { mutationKey: changeKey(id), status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return Object.assign({}, ...changes);
}

function changeKey(id: string): readonly string[] {
  return ['change-enquiry', id];
}

export function useDeleteEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(id),
    mutationFn: () => call(endpoints.deleteEnquiry, { params: { id } }),
    meta: { failureToast: { title: texts.notDeleted } },
    onSuccess: () => {
      notify.success(texts.deleted);
      return refreshLists(client);
    },
  });
}

/** Whether the user has just deleted an enquiry. */
export function isDeleted(client: QueryClient, id: string): boolean {
  const filters = { mutationKey: deletionKey(id), status: 'success' } as const;
  return client.getMutationCache().find(filters) !== undefined;
}

function deletionKey(id: string): readonly string[] {
  return ['delete-enquiry', id];
}

export function useExportEnquiries() {
  return useMutation({
    mutationFn: (query: endpoints.EnquiriesQuery) => call(endpoints.exportEnquiries, { query }),
    meta: { failureToast: { title: texts.notExported } },
  });
}

function refreshLists(client: QueryClient) {
  const { queryKey } = enquiryQueries.overview();
  client.invalidateQueries({ queryKey: [...enquiryQueries.all(), 'list'] });
  return client.invalidateQueries({ queryKey, refetchType: 'all' });
}
