import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { dataFolderId } from '#server/core/database/data-folder.ts';
import type { Bucket } from '#server/core/files/s3-storage.ts';
import { type Media, openMedia, stagingFolderOf, trashFolderOf } from '#server/media/media.ts';
import { type ImportUploads, openImportUploads } from '#server/modules/imports/import-uploads.ts';

export interface OpenFiles {
  media: Media;
  uploads: ImportUploads;
  /** Null if images and uploads are in the data folder. */
  bucket: Bucket | null;
}

/**
 * Opens the images and uploads: in the data folder, or in a bucket with copies in the data folder.
 * @throws BucketUnreachable
 */
export async function openFiles({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<OpenFiles> {
  const mediaFolder = join(dataDir, 'media');
  const importsFolder = join(dataDir, 'imports');
  if (s3 === null) {
    const location = await dataFolderId(dataDir);
    return {
      media: await openMedia({ folder: mediaFolder }),
      uploads: await openImportUploads({ folder: importsFolder, location }),
      bucket: null,
    };
  }
  // The client takes a while to load.
  const { openBucket } = await import('#server/core/files/s3-storage.ts');
  const bucket = await openBucket(s3);
  const storageOf = (name: string, folder: string, cacheFolder = folder) =>
    bucket.openStorage(`${name}/`, { cacheFolder, stagingFolder: stagingFolderOf(folder) });
  return {
    media: await openMedia({
      folder: mediaFolder,
      storage: storageOf('media', mediaFolder),
      trash: storageOf('trash', mediaFolder, trashFolderOf(mediaFolder)),
    }),
    uploads: await openImportUploads({
      folder: importsFolder,
      location: bucket.location,
      storage: storageOf('imports', importsFolder),
    }),
    bucket,
  };
}
