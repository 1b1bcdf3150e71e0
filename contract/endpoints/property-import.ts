import * as z from 'zod/mini';
import { described } from '#contract/rules/described.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { repeatChoices } from './import-mapping.ts';

const count = z.int().check(z.gte(0));

/**
 * checking (reads all rows and stores none) → checked → importing → finished → undone. 'failed' if the
 * file cannot be read; 'cancelled' by an admin before or during the import.
 */
const importStates = [
  'checking',
  'checked',
  'importing',
  'finished',
  'failed',
  'cancelled',
  'undone',
] as const;

export const ImportJob = z.object({
  id: z.string().check(z.minLength(1)),
  fileName: z.string(),
  state: z.enum(importStates),
  columns: z.array(z.string()),
  bytes: count,
  /** Bytes read by the current or last run, which is the check or the import. */
  bytesRead: count,
  rows: z.object({
    read: count,
    /** After a check: the rows that an import would add. */
    imported: count,
    /** Repeated a listing, which was updated or is to be. */
    updated: count,
    leftOut: count,
    /** Repeat a listing, which stays as it is. */
    alreadyThere: count,
    rejected: count,
    /** Imported, but should be reviewed. */
    suspicious: count,
  }),
  /** The properties that it added and nobody has published yet. */
  drafts: count,
  startedBy: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** A message that can be shown. */
  failure: z.nullable(z.string()),
});
export type ImportJob = z.infer<typeof ImportJob>;

const rowOutcomes = ['valid', 'suspicious', 'rejected', 'repeat'] as const;

/** A row of a spreadsheet, as it would be imported. */
export const ImportRow = z.object({
  /** Line of a CSV file or row of a workbook, from 1. */
  line: z.int(),
  outcome: z.enum(rowOutcomes),
  /** Why it is rejected, should be checked, or repeats a listing. */
  problems: z.array(
    z.object({
      /** Position of the column; null for the whole row. */
      at: z.nullable(z.int()),
      text: z.string(),
    }),
  ),
  /** In the order of the job's `columns`, with the corrections of staff. */
  cells: z.array(z.string()),
  /** What cells are read as, where that differs from their text, by position. */
  readAs: z.record(z.string(), z.string()),
  isEdited: z.boolean(),
  /** What staff chose for the row; null for what the mapping says. */
  choice: z.nullable(z.enum(repeatChoices)),
  /** The listing that the row repeats, if that exists. */
  repeats: z.nullable(z.object({ _id: z.string(), title: z.string(), reference: z.string() })),
});
export type ImportRow = z.infer<typeof ImportRow>;

const shownRows = [...rowOutcomes, 'left-out'] as const;
export type ShownRows = (typeof shownRows)[number];

export const ImportRowsQuery = z.object({
  /** All rows without it, before the import; then those that were not simply imported. */
  show: z.optional(z.enum(shownRows)),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,10}$/, 'must be the nextCursor of a page'))),
});

export const ImportRowChange = z.strictObject({
  line: z.int().check(z.gte(1)),
  /** New texts of cells, by the position of their column. */
  cells: z.optional(
    z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.string().check(z.maxLength(10_000))),
  ),
  choice: z.optional(z.nullable(z.enum(repeatChoices))),
});
export type ImportRowChange = z.infer<typeof ImportRowChange>;

/** What undoing an import would do, or did. */
export const ImportUndo = z.object({
  /** Listings that the import added and nobody edited since; they go to the bin. */
  listings: count,
  /** Listings that staff edited, which stay; at most 100 are named. */
  kept: z.array(z.object({ _id: z.string(), title: z.string() })),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

export const ImportForm = z.strictObject({
  listedOn: described(
    z.optional(z.iso.date()),
    'The date of the list, in Lagos; today by default.',
  ),
  file: z.string().check(z.meta({ format: 'binary', description: 'CSV or XLSX.' })),
});

/** The largest spreadsheet that the reference API accepts. */
export const IMPORT_MAX_BYTES = 64 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 50_000;

/** The validation error of a file before its upload; null if there is none. */
export function importFileError({ name, size }: { name: string; size: number }): string | null {
  if (size === 0) return 'The file is empty.';
  if (size > IMPORT_MAX_BYTES) return messages.fileTooLarge(IMPORT_MAX_BYTES);
  if (/\.(xls|ods|numbers)$/i.test(name)) {
    return 'This kind of workbook cannot be read. Save it as XLSX or CSV in your spreadsheet program.';
  }
  return null;
}
