import { derivedId } from '#server/core/database/row-id.ts';
import {
  type ColumnMapping,
  type ImportedListing,
  type MappedRow,
  readRow,
} from '#server/modules/imports/reading/column-mapping.ts';
import type { CsvRecord } from '#server/modules/imports/reading/csv-records.ts';
import type { Spreadsheet } from '#server/modules/imports/reading/spreadsheet.ts';

/** A listing on its way into the database. */
export interface NumberedListing extends ImportedListing {
  /** 24 hexadecimal digits, the same whenever the same row is read. */
  id: string;
  createdAt: Date;
}

/** A row that somebody should look at: it was refused, or imported though suspicious. */
export interface RowNote {
  record: CsvRecord;
  outcome: 'refused' | 'suspicious';
  reason: string;
}

/** Rows so far; `read` is the sum of `imported`, `alreadyThere` and `refused`. */
export interface ImportTotals {
  read: number;
  imported: number;
  alreadyThere: number;
  refused: number;
  /** Of the rows that were not refused, how many were noted. */
  suspicious: number;
}

/** Where rows go. `save` stores a batch all or nothing and answers how many listings were new. */
export interface ImportDestination {
  save(listings: NumberedListing[], totals: ImportTotals): Promise<number>;
  note(note: RowNote): Promise<void>;
  /** After as many rows as a batch holds, and at the end; the next row waits for it. */
  progress?(totals: ImportTotals, bytesRead: number): void | Promise<void>;
  /** 500 unless told. */
  rowsPerBatch?: number;
}

interface EqualRows {
  occurrence: number;
  firstLine: number;
}

const usualRowsPerBatch = 500;
const msBetweenListings = 1000;

/**
 * Reads a spreadsheet to its end. Every row is saved, found to be there already, or refused with a
 * note. Ids and dates depend on the rows and `startedAt` alone, so that a second run changes nothing.
 */
export async function importRows(
  { columns, records }: Spreadsheet,
  mapping: ColumnMapping,
  startedAt: Date,
  destination: ImportDestination,
): Promise<ImportTotals> {
  const { rowsPerBatch = usualRowsPerBatch } = destination;
  const totals = { read: 0, imported: 0, alreadyThere: 0, refused: 0, suspicious: 0 };
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
    if ('refusal' in row) {
      totals.refused += 1;
      await destination.note({ record, outcome: 'refused', reason: row.refusal });
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
        createdAt: new Date(startedAt.getTime() - totals.read * msBetweenListings),
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

/** Counts equal rows: which occurrence this one is, from 1 on, and the line of the first. */
function countEqualRows(seen: Map<string, EqualRows>, content: string, line: number): EqualRows {
  const before = seen.get(content);
  const rows = { occurrence: (before?.occurrence ?? 0) + 1, firstLine: before?.firstLine ?? line };
  seen.set(content, rows);
  return rows;
}

/** Equal rows are listings of their own, hence the occurrence. */
function listingId({ name }: ColumnMapping, content: string, { occurrence }: EqualRows): string {
  return derivedId(JSON.stringify([name, content, occurrence]));
}

function suspicionsOf({ suspicions }: MappedRow, { occurrence, firstLine }: EqualRows): string {
  const repetition = occurrence > 1 ? [`exact repetition of line ${firstLine}`] : [];
  return [...suspicions, ...repetition].join('; ');
}
