import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import type { ImportNote } from '#contract/endpoints/property-import.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { photoColumnsOf, photosOf } from './photos/photo-cells.ts';
import { type ColumnMapping, type ImportedListing, readRow } from './reading/column-mapping.ts';
import { findColumnMapping } from './reading/column-mappings.ts';
import { readSpreadsheet, type Spreadsheet } from './reading/csv-records.ts';
import { ImportFileError } from './reading/import-file-error.ts';

interface ImportFile extends Spreadsheet {
  bytes: number;
  mapping: ColumnMapping;
}

/** A listing to be stored. */
export interface NumberedListing extends ImportedListing {
  /** 24 hexadecimal digits, the same for the same row. */
  id: string;
  createdAt: Date;
  /** Line of the file, from 1. */
  line: number;
  /** Addresses and names of files. */
  photos: string[];
}

/** Some rows of a file, and what was read since its start. */
export interface ImportBatch {
  listings: NumberedListing[];
  notes: ImportNote[];
  read: number;
  rejected: number;
  /** Accepted rows with a note. */
  suspicious: number;
  /** Photos that accepted rows name. */
  photos: number;
  bytesRead: number;
}

const MS_BETWEEN_LISTINGS = 1000;
const EARLIEST_LISTING = '1900-01-01';
const NOON_MS = 12 * 60 * 60 * 1000;

/** Opens a CSV file with the mapping that fits its columns. @throws ImportFileError */
export async function openImportFile(path: string): Promise<ImportFile> {
  const name = basename(path);
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is no such file' : error.message;
    throw new ImportFileError(`${name} cannot be read: ${reason}.`);
  });
  if (!file.isFile()) throw new ImportFileError(`${name} is not a file.`);
  const sheet = await readSpreadsheet(() => createReadStream(path));
  return { ...sheet, bytes: file.size, mapping: findColumnMapping(sheet.columns) };
}

/**
 * Reads the rows of a spreadsheet: each is a listing, or rejected with a note. Ids and dates depend on
 * the rows and `listedAt` alone, so that a second import changes nothing.
 */
export async function* readBatches(
  { columns, records, mapping }: Spreadsheet & { mapping: ColumnMapping },
  listedAt: Date,
  rowsPerBatch: number,
): AsyncGenerator<ImportBatch> {
  const seen = new Map<string, { firstLine: number; count: number }>();
  const none = { read: 0, rejected: 0, suspicious: 0, photos: 0, bytesRead: 0 };
  const photoColumns = photoColumnsOf(columns);
  let batch: ImportBatch = { ...none, listings: [], notes: [] };
  for await (const record of records()) {
    const { line, cells, bytesRead } = record;
    const row = readRow(record, columns, mapping);
    batch.read += 1;
    batch.bytesRead = bytesRead;
    if ('rejection' in row) {
      batch.rejected += 1;
      batch.notes.push({ line, outcome: 'rejected', reason: row.rejection, cells });
    } else {
      const { listing, content, suspicions } = row;
      const equalRows = seen.get(content) ?? { firstLine: line, count: 0 };
      equalRows.count += 1;
      seen.set(content, equalRows);
      const repeated = equalRows.count > 1 ? [`repeats line ${equalRows.firstLine}`] : [];
      const reason = [...suspicions, ...repeated].join('; ');
      if (reason) {
        batch.suspicious += 1;
        batch.notes.push({ line, outcome: 'suspicious', reason, cells });
      }
      const photos = [...new Set(photoColumns.flatMap((at) => photosOf(cells[at] ?? '')))];
      batch.photos += photos.length;
      batch.listings.push({
        ...listing,
        line,
        photos,
        // Includes the count, because equal rows are separate listings.
        id: derivedId(JSON.stringify([mapping.name, content, equalRows.count])),
        createdAt: new Date(+listedAt - batch.read * MS_BETWEEN_LISTINGS),
      });
    }
    if (batch.read % rowsPerBatch === 0) {
      yield batch;
      batch = { ...batch, listings: [], notes: [] };
    }
  }
  if (batch.read % rowsPerBatch > 0) yield batch;
}

/**
 * Noon in Lagos on a day such as 2026-11-20, or now if that is earlier; null if the day is invalid,
 * in the future, or mistyped as a very early one.
 */
export function listingDate(day: string, now: Date): Date | null {
  if (!z.iso.date().safeParse(day).success || day < EARLIEST_LISTING) return null;
  const start = Date.parse(`${day}T00:00:00+01:00`);
  if (start > now.getTime()) return null;
  return new Date(Math.min(start + NOON_MS, now.getTime()));
}
