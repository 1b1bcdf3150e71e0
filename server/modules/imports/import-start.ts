import { newId } from '#server/core/database/row-id.ts';
import { Problem } from '#server/core/http-error.ts';
import { openImportFile } from './import-file.ts';
import { ImportFileError } from './import-file-error.ts';
import { insertImportJob } from './import-jobs-store.ts';
import { keepableCells } from './import-note.ts';
import type { ImportDesk } from './import-service.ts';
import type { UnclaimedUpload } from './import-uploads.ts';

interface NewImport {
  upload: UnclaimedUpload;
  fileName: string;
  startedBy: string;
}

/**
 * Makes a job of an upload that a mapping can read, and has it checked; answers with its id.
 * @throws Problem 400 with what is wrong with the file as a whole, which is then not kept.
 */
export async function startImport(
  { db, clock, uploads, importer }: ImportDesk,
  { upload, fileName, startedBy }: NewImport,
): Promise<string> {
  const id = newId();
  try {
    const columns = keepableCells(await columnsOf(upload));
    await upload.keepAs(id);
    const { bytes } = upload;
    await insertImportJob(db, { id, fileName, columns, bytes, startedBy, startedAt: clock() });
  } catch (error) {
    await upload.discard();
    await uploads.remove(id);
    if (!(error instanceof ImportFileError)) throw error;
    throw new Problem(400, error.message, { file: error.message });
  }
  importer.wake();
  return id;
}

async function columnsOf({ path }: UnclaimedUpload): Promise<string[]> {
  const { sheet } = await openImportFile(path);
  await sheet.records.return(undefined);
  return sheet.columns;
}
