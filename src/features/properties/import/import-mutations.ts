import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportJob } from '#contract/property-import.ts';
import { notify } from '#src/lib/notify.ts';
import { saveAsFile } from '#src/lib/save-as-file.ts';
import { importQueries } from './import-queries.ts';
import {
  cancelImport,
  confirmImport,
  getImportReport,
  startImport,
  type UploadProgress,
} from './import-requests.ts';

export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...progress }: UploadProgress & { file: File }) =>
      startImport(file, progress),
    meta: { failureToast: false },
    onSuccess: (job) => {
      client.setQueryData(importQueries.one(job.id).queryKey, job);
      return client.invalidateQueries({ queryKey: importQueries.list().queryKey });
    },
  });
}

export function useConfirmImport() {
  return useImportChange(confirmImport, 'The import did not begin');
}

export function useCancelImport() {
  return useImportChange(cancelImport, 'The import was not cancelled');
}

/** Refetches after a failure too: another admin may have confirmed or cancelled the import. */
function useImportChange(change: (id: string) => Promise<ImportJob>, failureTitle: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { failureToast: { title: failureTitle } },
    onSuccess: (job) => client.setQueryData(importQueries.one(job.id).queryKey, job),
    onSettled: (_job, _error, id) =>
      client.invalidateQueries({ queryKey: importQueries.one(id).queryKey }),
  });
}

export function useDownloadReport() {
  return useMutation({
    mutationFn: ({ id }: ImportJob) => getImportReport(id),
    meta: { failureToast: { title: 'The report could not be fetched' } },
    onSuccess: (report, { fileName }) => {
      const name = `${fileName.replace(/\.csv$/i, '')}-report.csv`;
      saveAsFile(name, 'text/csv;charset=utf-8', report);
      notify.success('Report downloaded', { description: name });
    },
  });
}
