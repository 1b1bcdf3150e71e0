import {
  type InfiniteData,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import * as endpoints from '#contract/endpoints/imports.ts';
import type { ImportJob, ImportRow, ImportRowChange } from '#contract/endpoints/property-import.ts';
import { BYTE_ORDER_MARK } from '#contract/rules/csv-text.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { call } from '#src/lib/api.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { notify } from '#src/lib/notify.ts';
import { importQueries } from './import-queries.ts';
import * as texts from './texts.ts';

const { toasts } = texts;

type RowPages = InfiniteData<{ items: ImportRow[]; meta?: unknown }>;

interface ImportUpload {
  file: File;
  /** The date of the list, such as 2026-11-20. */
  listedOn: string;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, listedOn, signal, onProgress }: ImportUpload) => {
      const body = new FormData();
      body.append('listedOn', listedOn);
      body.append('file', file);
      const onUploadProgress = ({ loaded }: { loaded: number }) =>
        onProgress(Math.min(loaded, file.size));
      return (await call(endpoints.startImport, { body, signal, onUploadProgress })).data;
    },
    meta: { failureToast: false },
    onSuccess: (job) => {
      client.setQueryData(importQueries.one(job.id).queryKey, job);
      return client.invalidateQueries({ queryKey: importQueries.list().queryKey });
    },
  });
}

export function useConfirmImport() {
  return useImportChange(endpoints.confirmImport, toasts.notStarted);
}

export function useCancelImport() {
  return useImportChange(endpoints.cancelImport, toasts.notCancelled);
}

export function usePublishImport() {
  return useImportChange(endpoints.publishImport, toasts.notPublished);
}

export function useUndoImport() {
  return useImportChange(endpoints.undoImport, toasts.notUndone);
}

const importChanges = (id: string) => ['import-changes', id];

/** Whether a change of the mapping or of a row is on its way, which an import must wait for. */
export function useIsChanging({ id }: ImportJob): boolean {
  return useIsMutating({ mutationKey: importChanges(id) }) > 0;
}

/** Checks all rows again. */
export function useChangeMapping(shown: ImportJob) {
  const { id } = shown;
  const client = useQueryClient();
  const { queryKey } = importQueries.columns(shown);
  return useMutation({
    mutationKey: importChanges(id),
    // One after the other, so that the last choice counts.
    scope: { id: `mapping ${id}` },
    mutationFn: async (body: ImportMapping) =>
      (await call(endpoints.changeImportMapping, { params: { id }, body })).data,
    meta: { failureToast: { title: toasts.notChecked } },
    onMutate: async (mapping) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (data) => data && { ...data, mapping });
    },
    onSuccess: (job) => {
      // While the rows are checked, the columns stay as they were chosen.
      client.setQueryData(importQueries.columns(job).queryKey, client.getQueryData(queryKey));
      client.removeQueries({ queryKey: importQueries.rowsOf(id) });
      client.setQueryData(importQueries.one(id).queryKey, job);
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: importQueries.columnsOf(id) });
      return client.invalidateQueries({ queryKey: importQueries.one(id).queryKey });
    },
  });
}

/** Corrects a row, which stays in its place in the lists that show it. */
export function useChangeRow(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: importChanges(id),
    mutationFn: async (body: ImportRowChange) =>
      (await call(endpoints.changeImportRow, { params: { id }, body })).data,
    meta: { failureToast: { title: toasts.notChanged } },
    onSuccess: (row) => {
      client.setQueriesData<RowPages>({ queryKey: importQueries.rowsOf(id) }, (data) => {
        const pages = data?.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.line === row.line ? row : item)),
        }));
        return data && pages && { ...data, pages };
      });
      return client.invalidateQueries({ queryKey: importQueries.one(id).queryKey });
    },
  });
}

/** Refetches after a failure too: another admin may have confirmed or cancelled the import. */
function useImportChange(
  endpoint:
    | typeof endpoints.confirmImport
    | typeof endpoints.publishImport
    | typeof endpoints.undoImport
    | typeof endpoints.cancelImport,
  failureTitle: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(endpoint, { params: { id } })).data,
    meta: { failureToast: { title: failureTitle } },
    onSuccess: (job) => client.setQueryData(importQueries.one(job.id).queryKey, job),
    onSettled: (_job, _error, id) => {
      void client.invalidateQueries({ queryKey: propertyQueries.all() });
      return client.invalidateQueries({ queryKey: importQueries.one(id).queryKey });
    },
  });
}

export function useDownloadReport() {
  return useMutation({
    mutationFn: ({ id }: ImportJob) => call(endpoints.getImportReport, { params: { id } }),
    meta: { failureToast: { title: toasts.notDownloaded } },
    onSuccess: (report, { fileName }) => {
      const name = `${fileName.replace(/\.(csv|xlsx)$/i, '')}-report.csv`;
      // Browsers drop the mark from decoded text, and spreadsheet programs need it.
      const csv = BYTE_ORDER_MARK + report.replace(BYTE_ORDER_MARK, '');
      saveAsFile(name, 'text/csv;charset=utf-8', csv);
      notify.success(toasts.downloaded, { description: name });
    },
  });
}
