import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { described } from '#contract/rules/described.ts';

const count = z.int().check(z.gte(0));

/** The largest ZIP that the reference API accepts. */
export const PHOTO_ZIP_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** A ZIP is sent in parts of this size, the last one shorter, so that a broken upload can go on. */
export const PHOTO_ZIP_PART_BYTES = 16 * 1024 * 1024;

const PhotoZip = z.object({
  name: z.string(),
  bytes: count,
  /** The next part starts here. */
  received: count,
});

/** The photos that the rows of a spreadsheet name. */
export const ImportPhotos = z.object({
  /** By all valid rows that were read. */
  named: count,
  added: count,
  waiting: count,
  failed: count,
  zip: z.nullable(PhotoZip),
  /** The first 100 in the order of the file; the report has them all. */
  failures: z.array(
    z.object({
      /** Line of the file, from 1. */
      line: z.int(),
      /** Address or file name. */
      photo: z.string(),
      reason: z.string(),
    }),
  ),
});
export type ImportPhotos = z.infer<typeof ImportPhotos>;

const byteCount = z.string().check(z.regex(/^\d{1,10}$/, 'must be a number of bytes'));

const PhotoZipForm = z.strictObject({
  bytes: described(byteCount, 'The size of the whole ZIP.'),
  from: described(
    byteCount,
    'Where the part starts: 0, which replaces an earlier ZIP, or `zip.received`.',
  ),
  file: z.string().check(z.meta({ format: 'binary', description: 'At most 16 MB of a ZIP.' })),
});

/** Whether a row names a photo by its address, not by its file name in the ZIP. */
export function isWebAddress(photo: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(photo);
}

const admin = {
  audience: 'admin',
  capability: 'imports',
  path: '/admin/imports/{id}/photos',
} as const;

export const getImportPhotos = {
  ...admin,
  method: 'GET',
  summary: 'The photos of an import, and those that could not be added',
  data: ImportPhotos,
} as const satisfies Endpoint;

export const uploadPhotoZip = {
  ...admin,
  method: 'POST',
  summary: 'Upload the next part of a ZIP of photos; the last one retries what failed without it',
  body: { type: 'multipart/form-data', schema: PhotoZipForm },
  data: ImportPhotos,
  failures: [409],
} as const satisfies Endpoint;

export const removePhotoZip = {
  ...admin,
  method: 'DELETE',
  summary: 'Remove the ZIP of photos',
  data: ImportPhotos,
  failures: [409],
} as const satisfies Endpoint;
