import { z } from 'zod';
import { derivedId } from '#server/core/database/row-id.ts';
import {
  type ColumnMapping,
  type ImportedListing,
  type MappedRow,
  readRow,
} from './reading/column-mapping.ts';
import type { CsvRecord, Spreadsheet } from './reading/csv-records.ts';

/** A listing to be stored. */
export interface NumberedListing extends ImportedListing {
  /** 24 hexadecimal digits, the same for the same row. */
  id: string;
  createdAt: Date;
}

/** A row to be reviewed: rejected, or imported though suspicious. */
export interface RowNote {
  record: CsvRecord;
  outcome: 'rejected' | 'suspicious';
  reason: string;
}

/** `read` is the sum of `imported`, `alreadyThere` and `rejected`. */
export interface ImportTotals {
  read: number;
  imported: number;
  alreadyThere: number;
  rejected: number;
  /** Accepted rows with a note. */
  suspicious: number;
}

export interface ImportDestination {
  /** Stores a batch, all or nothing, and returns the number of new listings. */
  save(listings: NumberedListing[], totals: ImportTotals): Promise<number>;
  note(note: RowNote): Promise<void>;
  /** Called after each batch's number of rows, and at the end; the next row waits for it. */
  progress?(totals: ImportTotals, bytesRead: number): void | Promise<void>;
  /** 500 by default. */
  rowsPerBatch?: number;
}

interface EqualRows {
  occurrence: number;
  firstLine: number;
}

const DEFAULT_ROWS_PER_BATCH = 500;
const MS_BETWEEN_LISTINGS = 1000;
const EARLIEST_LISTING = '1900-01-01';
const NOON_MS = 12 * 60 * 60 * 1000;

/**
 * Imports the rows of a spreadsheet: each is saved, exists already, or is rejected with a note. Ids
 * and dates depend on the rows and `listedAt` alone, so that a second run changes nothing.
 */
export async function importRows(
  { columns, records }: Spreadsheet,
  mapping: ColumnMapping,
  listedAt: Date,
  destination: ImportDestination,
): Promise<ImportTotals> {
  const { rowsPerBatch = DEFAULT_ROWS_PER_BATCH } = destination;
  const totals = { read: 0, imported: 0, alreadyThere: 0, rejected: 0, suspicious: 0 };
  const seen = new Map<string, EqualRows>();
  let batch: NumberedListing[] = [];
  let bytesRead = 0;
  const saveBatch = async () => {
    if (batch.length === 0) return;
    const added = await destination.save(batch, totals);
    totals.imported += added;
    totals.alreadyThere += batch.length - added;
    batch = [];
  };
  for await (const record of records) {
    const row = readRow(record, columns, mapping);
    totals.read += 1;
    if ('rejection' in row) {
      totals.rejected += 1;
      await destination.note({ record, outcome: 'rejected', reason: row.rejection });
    } else {
      const equalRows = countEqualRows(seen, row.content, record.line);
      const reason = suspicionsOf(row, equalRows);
      if (reason) {
        totals.suspicious += 1;
        await destination.note({ record, outcome: 'suspicious', reason });
      }
      batch.push({
        ...row.listing,
        id: listingId(mapping, row.content, equalRows),
        createdAt: new Date(listedAt.getTime() - totals.read * MS_BETWEEN_LISTINGS),
      });
    }
    if (batch.length === rowsPerBatch) await saveBatch();
    bytesRead = record.bytesRead;
    if (totals.read % rowsPerBatch === 0) await destination.progress?.(totals, bytesRead);
  }
  await saveBatch();
  await destination.progress?.(totals, bytesRead);
  return totals;
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

/** Counts equal rows: the occurrence of this one, from 1, and the line of the first. */
function countEqualRows(seen: Map<string, EqualRows>, content: string, line: number): EqualRows {
  const before = seen.get(content);
  const rows = { occurrence: (before?.occurrence ?? 0) + 1, firstLine: before?.firstLine ?? line };
  seen.set(content, rows);
  return rows;
}

/** Includes the occurrence, because equal rows are separate listings. */
function listingId({ name }: ColumnMapping, content: string, { occurrence }: EqualRows): string {
  return derivedId(JSON.stringify([name, content, occurrence]));
}

function suspicionsOf({ suspicions }: MappedRow, { occurrence, firstLine }: EqualRows): string {
  const repetition = occurrence > 1 ? [`repeats line ${firstLine}`] : [];
  return [...suspicions, ...repetition].join('; ');
}
