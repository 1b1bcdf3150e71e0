import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/enquiries.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { enquiryQueries } from './enquiry-queries.ts';
import { changes as texts } from './texts.ts';

export type Change = Omit<endpoints.EnquiryChange, 'version'>;

/** Changes the version that is shown; the screen shows a ConflictError. */
export function useChangeEnquiry({ id, version }: endpoints.Enquiry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      call(endpoints.changeEnquiry, { params: { id }, body: { ...change, version } }),
    meta: { failureToast: { title: texts.failed, exceptConflicts: true } },
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQueries.detail(id).queryKey, data);
      notify.success(texts.saved);
      return refreshLists(client);
    },
  });
}

export function useDeleteEnquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteEnquiry, { params: { id } }),
    meta: { failureToast: { title: texts.notDeleted } },
    onSuccess: () => {
      notify.success(texts.deleted);
      return refreshLists(client);
    },
  });
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
