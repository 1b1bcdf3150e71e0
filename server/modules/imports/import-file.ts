import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ColumnMapping } from './reading/column-mapping.ts';
import { findColumnMapping } from './reading/column-mappings.ts';
import { readSpreadsheet, type Spreadsheet } from './reading/csv-records.ts';
import { ImportFileError } from './reading/import-file-error.ts';

export interface ImportFile extends Spreadsheet {
  /** SHA-256 of the mapping's name and the file's bytes. */
  id: string;
  name: string;
  bytes: number;
  modifiedAt: Date;
  mapping: ColumnMapping;
}

/** Opens a CSV file with the named mapping, or else the one that fits. @throws ImportFileError */
export async function openImportFile(path: string, mappingName?: string): Promise<ImportFile> {
  const name = basename(path);
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is no such file' : error.message;
    throw new ImportFileError(`${name} cannot be read: ${reason}.`);
  });
  if (!file.isFile()) throw new ImportFileError(`${name} is not a file.`);
  const sheet = await readSpreadsheet(() => readChunks(path));
  const mapping = findColumnMapping(sheet.columns, { name: mappingName });
  const hash = createHash('sha256').update(`${mapping.name}\n`);
  for await (const chunk of readChunks(path)) hash.update(chunk);
  const { size: bytes, mtime: modifiedAt } = file;
  return { ...sheet, id: hash.digest('hex'), name, bytes, modifiedAt, mapping };
}

async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`;
    throw new ImportFileError(`${basename(path)} cannot be read: ${reason}.`);
  }
}
