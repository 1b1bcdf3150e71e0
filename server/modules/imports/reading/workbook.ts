import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import yauzl from 'yauzl';
import { z } from 'zod';
import type { SheetRow } from './csv-records.ts';
import { ImportFileError } from './import-file-error.ts';
import { type MergedCell, mergedCellReader } from './merged-cells.ts';
import { textLines } from './text-lines.ts';

/** 50,000 rows of 40 cells have about 150 MB. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
const MAX_FILES = 2000;
const MAX_MEMORY_MB = 1536;
const MAX_READING_MS = 90_000;

const UNREADABLE = 'This file cannot be read as a workbook. Save it as CSV and import that file.';

/** A sheet of a workbook, whose rows were written to a file. */
export interface WorkbookSheet {
  rows(): AsyncGenerator<SheetRow>;
}

const WrittenSheets = z.array(z.object({ file: z.string(), name: z.string(), rows: z.int() }));
const Cells = z.array(z.string());

/** Whether a file starts like an XLSX, which is a ZIP. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

/**
 * Reads the sheets of an XLSX, and removes its own files after `use`. The library does not limit what it
 * unpacks, so everything is unpacked and counted once before. @throws ImportFileError
 */
export async function withWorkbook<Result>(
  path: string,
  use: (sheets: WorkbookSheet[]) => Promise<Result>,
): Promise<Result> {
  const merged = await rejectBomb(path);
  const target = `${path}.sheet`;
  const written = await readInWorker({ path, target, merged });
  try {
    return await use(written.map(({ file }) => ({ rows: () => rowsOf(file) })));
  } finally {
    await Promise.all(written.map(({ file }) => rm(file, { force: true })));
  }
}

async function* rowsOf(file: string): AsyncGenerator<SheetRow> {
  let line = 0;
  for await (const { text } of textLines(file)) {
    line += 1;
    const cells = Cells.parse(JSON.parse(text));
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

/** Returns the merged cells, which the library does not. @throws ImportFileError */
async function rejectBomb(path: string): Promise<MergedCell[][]> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => null);
  if (!zip) throw new ImportFileError(UNREADABLE);
  let unpacked = 0;
  const names: string[] = [];
  const merged = mergedCellReader();
  const counted = (name: string) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        unpacked += chunk.length;
        // Tags and references of cells are ASCII.
        merged.add(name, chunk.toString('latin1'));
        done(unpacked > MAX_UNPACKED_BYTES ? tooLarge() : null);
      },
    });
  try {
    if (zip.entryCount > MAX_FILES) throw tooLarge();
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      if (!/\.(xml|rels)$/.test(entry.fileName)) continue;
      if (entry.uncompressedSize > MAX_UNPACKED_BYTES) throw tooLarge();
      await pipeline(await zip.openReadStreamPromise(entry), counted(entry.fileName));
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(UNREADABLE);
  } finally {
    zip.close();
  }
  if (!names.includes('[Content_Types].xml')) throw new ImportFileError(UNREADABLE);
  return merged.inOrder();
}

function tooLarge(): ImportFileError {
  return new ImportFileError('The workbook is too large when it is unpacked. Save it as CSV.');
}

function readInWorker(workerData: { path: string; target: string; merged: MergedCell[][] }) {
  const worker = new Worker(join(import.meta.dirname, 'workbook-worker.mjs'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const timer = setTimeout(() => worker.terminate(), MAX_READING_MS);
  return new Promise<z.infer<typeof WrittenSheets>>((resolve, reject) => {
    const fail = () => reject(new ImportFileError(UNREADABLE));
    worker.once('message', (sheets) => resolve(WrittenSheets.parse(sheets)));
    worker.once('error', fail);
    worker.once('exit', fail);
  }).finally(() => clearTimeout(timer));
}
