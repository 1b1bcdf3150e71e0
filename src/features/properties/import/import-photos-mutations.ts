import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/import-photos.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { call } from '#src/lib/api.ts';
import { importQueries } from './import-queries.ts';
import { photos as texts } from './texts.ts';

interface ZipUpload {
  file: File;
  /** Where an earlier upload of the file broke off. */
  from: number;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

/** Uploads a ZIP part by part. */
export function useUploadPhotoZip(job: ImportJob) {
  const refetch = useRefetchedPhotos(job);
  return useMutation({
    mutationFn: async ({ file, from, signal, onProgress }: ZipUpload) => {
      for (let start = from; start < file.size; start += endpoints.PHOTO_ZIP_PART_BYTES) {
        const part = file.slice(start, start + endpoints.PHOTO_ZIP_PART_BYTES);
        const body = new FormData();
        body.append('bytes', `${file.size}`);
        body.append('from', `${start}`);
        body.append('file', part, file.name);
        await call(endpoints.uploadPhotoZip, {
          params: { id: job.id },
          body,
          signal,
          onUploadProgress: ({ loaded }) => onProgress(start + Math.min(loaded, part.size)),
        });
      }
    },
    meta: { failureToast: false },
    onSettled: refetch,
  });
}

export function useRemovePhotoZip(job: ImportJob) {
  return useMutation({
    mutationFn: () => call(endpoints.removePhotoZip, { params: { id: job.id } }),
    meta: { failureToast: { title: texts.notRemoved } },
    onSettled: useRefetchedPhotos(job),
  });
}

function useRefetchedPhotos(job: ImportJob) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: importQueries.photos(job).queryKey });
}
