import * as z from 'zod/mini';
import { BYTE_ORDER_MARK } from '#contract/csv-text.ts';
import { ImportJob, ImportNote } from '#contract/property-import.ts';
import { request, requestRead } from '#src/lib/api.ts';
import { jsonOf } from '#src/lib/json-text.ts';
import { requestList } from '#src/lib/list-requests.ts';

export interface UploadProgress {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

export interface ImportNotesPage {
  notes: ImportNote[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export type NotedOutcome = ImportNote['outcome'];

const NotesAnswer = z.object({
  data: z.array(ImportNote),
  meta: z.object({ nextCursor: z.nullable(z.string()) }),
});

/** Uploads a spreadsheet; the API checks it, and stores nothing of it yet. */
export function startImport(file: File, { onProgress, signal }: UploadProgress) {
  const data = new FormData();
  data.append('file', file);
  return request(ImportJob, {
    method: 'POST',
    url: '/admin/imports',
    data,
    signal,
    onUploadProgress: ({ loaded }) => onProgress(Math.min(loaded, file.size)),
  });
}

export async function getImports(signal?: AbortSignal): Promise<ImportJob[]> {
  return (await requestList(ImportJob, { url: '/admin/imports', signal })).items;
}

export const getImport = (id: string, signal?: AbortSignal) =>
  request(ImportJob, { url: addressOf(id), signal });

/** Only an API that has imports is asked for this, so its answer is in the reference API's form. */
export function getImportNotes(
  id: string,
  params: { outcome: NotedOutcome | undefined; cursor: string | undefined },
  signal?: AbortSignal,
): Promise<ImportNotesPage> {
  return requestRead({ url: `${addressOf(id)}/notes`, params, signal }, (text) => {
    const { data, meta } = NotesAnswer.parse(jsonOf(text));
    return { notes: data, nextCursor: meta.nextCursor };
  });
}

export const confirmImport = (id: string) =>
  request(ImportJob, { method: 'POST', url: `${addressOf(id)}/confirm` });

export const cancelImport = (id: string) =>
  request(ImportJob, { method: 'DELETE', url: addressOf(id) });

/** The report as the text of a CSV file. */
export const getImportReport = (id: string) =>
  requestRead(
    { url: `${addressOf(id)}/report` },
    // Browsers drop the mark from what they decode, and spreadsheet programs want it.
    (text) => BYTE_ORDER_MARK + text.replace(BYTE_ORDER_MARK, ''),
  );

function addressOf(id: string): `/${string}` {
  return `/admin/imports/${encodeURIComponent(id)}`;
}
