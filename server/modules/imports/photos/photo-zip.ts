import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry } from 'yauzl';
import { propertyImageLimits } from '#contract/property/property-form.ts';
import { ImportFileError } from '#server/modules/imports/reading/import-file-error.ts';
import { PhotoProblem, TOO_LARGE } from './photo-problem.ts';

const MAX_FILES = 100_000;
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024 * 1024;
/** Photos hardly shrink in a ZIP. */
const MAX_RATIO = 20;

export type PhotoZip = Awaited<ReturnType<typeof openPhotoZip>>;

/**
 * Opens a ZIP and reads its directory; nothing is unpacked yet. The names in it are only compared,
 * and never become paths. @throws ImportFileError
 */
export async function openPhotoZip(path: string) {
  const { size } = await stat(path);
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(rejectZip);
  const byName = new Map<string, Entry[]>();
  let unpacked = 0;
  try {
    if (zip.entryCount > MAX_FILES) throw new ImportFileError('The ZIP has too many files.');
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES || unpacked > size * MAX_RATIO) {
        throw new ImportFileError('The ZIP is too large when it is unpacked.');
      }
      const name = comparable(entry.fileName);
      for (const key of new Set([name, baseOf(name)])) {
        byName.set(key, [...(byName.get(key) ?? []), entry]);
      }
    }
  } catch (error) {
    zip.close();
    return rejectZip(error);
  }

  return {
    /** Unpacks the file that a row names, with or without its folders. @throws PhotoProblem */
    async extract(name: string, target: string): Promise<void> {
      const [entry, ...others] = byName.get(comparable(name)) ?? [];
      if (!entry) throw new PhotoProblem('not in the ZIP');
      if (others.length > 0) throw new PhotoProblem('the ZIP has several files of this name');
      // The stream fails if it is longer than the directory says.
      if (entry.uncompressedSize > propertyImageLimits.bytesEach) throw new PhotoProblem(TOO_LARGE);
      const stream = await zip.openReadStreamPromise(entry).catch(rejectFile);
      const file = createWriteStream(target, { flags: 'wx' });
      await pipeline(stream, file).catch(rejectFile);
    },
    close: () => zip.close(),
  };
}

function comparable(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .normalize('NFC')
    .toLowerCase();
}

function baseOf(name: string): string {
  return name.split('/').at(-1) ?? name;
}

function rejectZip(error: unknown): never {
  if (error instanceof ImportFileError) throw error;
  throw new ImportFileError('This file cannot be read as a ZIP.');
}

function rejectFile(error: unknown): never {
  const isOurs = error instanceof Error && 'syscall' in error;
  throw isOurs ? error : new PhotoProblem('cannot be unpacked');
}
