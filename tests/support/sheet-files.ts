import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import { guessMapping } from '#server/modules/imports/mapping/guess-columns.ts';
import {
  type SheetFile,
  type StoredRow,
  storeAsSheetFile,
} from '#server/modules/imports/reading/sheet-file.ts';

/** The spreadsheets in the forms that others write. */
export const sampleSheets = join(import.meta.dirname, 'spreadsheets');

interface OpenedSheet {
  file: SheetFile;
  rows: StoredRow[];
  mapping: ImportMapping;
}

/** Reads a spreadsheet as an upload does; `use` may read the file again. */
export async function withSheet<Result>(
  source: { path: string } | { content: string | Uint8Array },
  use: (sheet: OpenedSheet) => Result | Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gida-sheet-'));
  try {
    const path = join(folder, 'sheet');
    if ('path' in source) await copyFile(source.path, path);
    else await writeFile(path, source.content);
    const file = await storeAsSheetFile(path);
    const rows: StoredRow[] = [];
    for await (const row of file.rows()) rows.push(row);
    const columns = file.columns.map((heading, at) => {
      return { heading, values: rows.map(({ cells }) => cells[at] ?? '') };
    });
    return await use({ file, rows, mapping: guessMapping(columns) });
  } finally {
    await rm(folder, { recursive: true });
  }
}
