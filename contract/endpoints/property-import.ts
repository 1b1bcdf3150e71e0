import * as z from 'zod/mini';
import { described } from '#contract/rules/described.ts';
import { messages } from '#contract/rules/validation-messages.ts';

const count = z.int().check(z.gte(0));

/**
 * checking (reads all rows and stores none) → checked → importing → finished. 'failed' if the file
 * cannot be read; 'cancelled' by an admin before or during the import.
 */
const importStates = [
  'checking',
  'checked',
  'importing',
  'finished',
  'failed',
  'cancelled',
] as const;

/** The import of a spreadsheet of properties. */
export const ImportJob = z.object({
  id: z.string().check(z.minLength(1)),
  fileName: z.string(),
  state: z.enum(importStates),
  /** The columns of the file, in its order. */
  columns: z.array(z.string()),
  bytes: count,
  /** Bytes read by the current or last run, which is the check or the import. */
  bytesRead: count,
  rows: z.object({
    read: count,
    /** After a check: the rows that an import would add. */
    imported: count,
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

/** A row that was rejected or should be reviewed. */
export const ImportNote = z.object({
  /** Line of the file, from 1. */
  line: z.int(),
  outcome: z.enum(['rejected', 'suspicious']),
  reason: z.string(),
  /** In the order of the job's `columns`. */
  cells: z.array(z.string()),
});
export type ImportNote = z.infer<typeof ImportNote>;

export const ImportNotesQuery = z.object({
  outcome: z.optional(z.enum(['rejected', 'suspicious'])),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'must be the nextCursor of a page'))),
});

/** The multipart form that starts an import. */
export const ImportForm = z.strictObject({
  listedOn: described(
    z.optional(z.iso.date()),
    'The date of the list, in Lagos; today by default.',
  ),
  file: z.string().check(z.meta({ format: 'binary', description: 'A CSV file.' })),
});

/** The largest spreadsheet that the reference API accepts. */
export const IMPORT_MAX_BYTES = 64 * 1024 * 1024;

/** The validation error of a file before its upload; null if there is none. */
export function importFileError({ name, size }: { name: string; size: number }): string | null {
  if (size === 0) return 'The file is empty.';
  if (size > IMPORT_MAX_BYTES) return messages.fileTooLarge(IMPORT_MAX_BYTES);
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) {
    return 'This is a workbook. Save it as "CSV UTF-8" in your spreadsheet program and upload that file.';
  }
  return null;
}
