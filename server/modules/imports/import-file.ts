import { z } from 'zod';
import type { ImportMapping, RepeatChoice, WordField } from '#contract/endpoints/import-mapping.ts';
import type { ImportRow } from '#contract/endpoints/property-import.ts';
import { derivedId, isId } from '#server/core/database/row-id.ts';
import type {
  ExportedCells,
  ImportedForm,
  RepeatedListing,
} from '#server/modules/properties/imported-properties-service.ts';
import type { RowProblem } from './mapping/plausible.ts';
import { type ReadListing, type ReadRow, readRow } from './mapping/read-row.ts';
import { type ImportSheet, importSheet } from './mapping/row-cells.ts';
import type { SheetFile, StoredRow } from './reading/sheet-file.ts';

/** A row with what staff changed of it. */
export interface FileRow extends Omit<ReadRow, 'listing'> {
  line: number;
  cells: string[];
  listing: NumberedListing | null;
  isEdited: boolean;
  choice: RepeatChoice | null;
}

export interface NumberedListing extends ReadListing {
  /** 24 hexadecimal digits, the same for the same row in every run. */
  newId: string;
  createdAt: Date;
}

/** Some rows of a file, and what was read since its start. */
export interface FileBatch {
  rows: FileRow[];
  read: number;
  bytesRead: number;
}

interface Edit {
  cells: string[];
  isEdited: boolean;
  choice: RepeatChoice | null;
}

export interface RowsToRead {
  file: SheetFile;
  mapping: ImportMapping;
  listedAt: Date;
  now: Date;
  rowsPerBatch: number;
  /** What staff changed in a part of the file, by line. */
  edits?: (from: number, to: number) => Promise<ReadonlyMap<number, Edit>>;
}

const MS_BETWEEN_LISTINGS = 1000;
const EARLIEST_LISTING = '1900-01-01';
const NOON_MS = 12 * 60 * 60 * 1000;

/**
 * Reads the rows of a file. Ids and dates depend on the rows and `listedAt` alone, so that a second run
 * changes nothing.
 */
export async function* readBatches({ file, rowsPerBatch, ...options }: RowsToRead) {
  const seen = new Map<string, { firstLine: number; count: number }>();
  const references = new Map<string, number>();
  const sheet = importSheet(file.columns, options.mapping);
  let read = 0;
  for await (const stored of batched(file.rows(), rowsPerBatch)) {
    const [first] = stored;
    const last = stored.at(-1);
    if (!first || !last) continue;
    const edits = await options.edits?.(first.line, last.line);
    const rows = stored.map((row): FileRow => {
      read += 1;
      const { listing, ...result } = readStoredRow(row, edits?.get(row.line), sheet, options.now);
      if (!listing) return { ...result, listing };
      const equalRows = seen.get(listing.content) ?? { firstLine: row.line, count: 0 };
      equalRows.count += 1;
      seen.set(listing.content, equalRows);
      const reference = listing.reference?.toLowerCase();
      const sameReference = reference && references.get(reference);
      if (reference && !sameReference) references.set(reference, row.line);
      const repeated =
        equalRows.count > 1
          ? [`repeats row ${equalRows.firstLine}`]
          : sameReference
            ? [`has the reference of row ${sameReference}`]
            : [];
      return {
        ...result,
        problems: [...result.problems, ...repeated.map((text) => ({ at: null, text }))],
        listing: {
          ...listing,
          // Includes the count, because equal rows are separate listings.
          newId: derivedId(JSON.stringify(['listing', listing.content, equalRows.count])),
          createdAt: dateOf(listing, options, read),
        },
      };
    });
    yield { rows, read, bytesRead: last.end } satisfies FileBatch;
  }
}

/** Reads a row alone, without comparing it with those above. */
export function readStoredRow(
  { line, cells: stored, problem }: Pick<StoredRow, 'line' | 'cells' | 'problem'>,
  edit: Edit | undefined,
  sheet: ImportSheet,
  now: Date,
): Omit<FileRow, 'listing'> & { listing: ReadListing | null } {
  const isEdited = edit?.isEdited ?? false;
  const cells = isEdited && edit ? edit.cells : stored;
  const row = { line, cells, isEdited, choice: edit?.choice ?? null };
  if (problem && !isEdited) {
    return {
      ...row,
      listing: null,
      problems: [{ at: null, text: problem }],
      readAs: {},
      words: {},
    };
  }
  return { ...row, ...readRow(cells, sheet, now) };
}

async function* batched(rows: AsyncIterable<StoredRow>, size: number) {
  let batch: StoredRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function dateOf(
  { listedOn }: ReadListing,
  { listedAt, now }: Pick<RowsToRead, 'listedAt' | 'now'>,
  position: number,
): Date {
  const day =
    listedOn === null ? null : listedOn.length > 10 ? listedOn : listingDate(listedOn, now);
  const date = day === null ? null : new Date(day);
  if (date && date <= now) return date;
  return new Date(+listedAt - position * MS_BETWEEN_LISTINGS);
}

export type RowFate = 'add' | 'update' | 'already-there' | 'left-out' | 'rejected';

/** A row compared with the stored listings. */
export interface JudgedRow extends FileRow {
  outcome: ImportRow['outcome'];
  fate: RowFate;
  repeated: RepeatedListing | null;
  /** The values of the row for the listing that it repeats. */
  update: ListingUpdate | null;
}

export interface ListingUpdate {
  form: Pick<ImportedForm, 'changes' | 'coordinates'>;
  cells: ExportedCells;
  /** As text; '' if nothing changes. */
  differences: string;
}

/** The id under which a row may be stored already. */
export function knownIdOf({ id, newId }: Pick<NumberedListing, 'id' | 'newId'>): string {
  return id && isId(id) ? id : newId;
}

/** Says what becomes of a row, which may repeat a listing. */
export function judge(
  row: FileRow,
  repeated: RepeatedListing | null,
  update: ListingUpdate | null,
  { repeats }: Pick<ImportMapping, 'repeats'>,
): JudgedRow {
  const isLeftOut = row.choice === 'leave-out';
  if (!row.listing) {
    return { ...row, repeated: null, update: null, outcome: 'rejected', fate: 'rejected' };
  }
  if (!repeated || !update) {
    const outcome = row.problems.length > 0 ? 'suspicious' : 'valid';
    return { ...row, repeated, update, outcome, fate: isLeftOut ? 'left-out' : 'add' };
  }
  const { differences } = update;
  const problems = [...row.problems, repeatedProblem(repeated, differences)];
  const choice = row.choice ?? repeats;
  // An unchanged listing needs no update.
  const isUpdate = choice === 'update' && differences !== '';
  const fate: RowFate = choice === 'add' ? 'add' : isUpdate ? 'update' : 'already-there';
  return {
    ...row,
    problems,
    repeated,
    update,
    outcome: 'repeat',
    fate: isLeftOut ? 'left-out' : fate,
  };
}

function repeatedProblem({ by, property }: RepeatedListing, differences: string): RowProblem {
  const reason = {
    id: 'the same listing',
    reference: 'the same reference',
    content: 'the same title, place and price',
  }[by];
  const title = `as “${property.title}”`;
  const changes = differences ? `: ${differences}` : ', no change';
  return { at: null, text: `${reason} ${by === 'id' ? '' : title}`.trim() + changes };
}

/** Counts the words of a check, the most frequent first. */
export function wordCounter() {
  const MAX_WORDS = 200;
  const counts: Record<WordField, Map<string, number>> = {
    type: new Map(),
    status: new Map(),
    papers: new Map(),
  };
  return {
    add({ words }: Pick<FileRow, 'words'>): void {
      for (const [field, word] of Object.entries(words)) {
        // The keys of `words` are word fields.
        const known = counts[field as WordField];
        if (known.has(word) || known.size < MAX_WORDS) known.set(word, (known.get(word) ?? 0) + 1);
      }
    },
    /** With no meanings, which depend on the mapping. */
    words() {
      const listed = (field: WordField) =>
        [...counts[field]]
          .map(([word, rows]) => ({ word, rows, meaning: null }))
          .toSorted((a, b) => b.rows - a.rows);
      return { type: listed('type'), status: listed('status'), papers: listed('papers') };
    },
  };
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
