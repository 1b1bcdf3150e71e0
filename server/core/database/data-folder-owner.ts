import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretOf } from '#server/modules/auth/secrets-store.ts';
import type { Database } from './database.ts';

const MARK = 'belongs-to';

/**
 * Whether the files of this folder are those of this database, which the first that asks writes
 * down there. Nobody may remove what nothing shows from the folder of another database, to which
 * everything in it would look left over.
 */
export async function ownsDataFolder(db: Database, dataDir: string): Promise<boolean> {
  const path = join(dataDir, MARK);
  const mark = createHash('sha256')
    .update(await secretOf(db, 'data-folder'))
    .digest('hex');
  await writeFile(path, mark, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')) === mark;
}
