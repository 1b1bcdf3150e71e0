import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/**
 * checking (reading all rows, storing none) → checked → importing → finished; failed where the file
 * cannot be read; cancelled by an admin, before or while importing.
 */
const importStates = [
  'checking',
  'checked',
  'importing',
  'finished',
  'failed',
  'cancelled',
] as const;

/** A spreadsheet of listings on its way into the database. */
export const ImportJob = z.object({
  id: z.string().check(z.minLength(1)),
  fileName: z.string(),
  state: z.enum(importStates),
  /** The columns of the file, in its order. */
  columns: z.array(z.string()),
  bytes: count,
  /** Of the run that is going on, or the last one: the check's or the import's. */
  bytesRead: count,
  rows: z.object({
    read: count,
    /** Of a check: how many the import would add. */
    imported: count,
    alreadyThere: count,
    refused: count,
    /** Of the rows that were not refused. */
    suspicious: count,
  }),
  startedBy: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Why it failed, for people. */
  failure: z.nullable(z.string()),
});
export type ImportJob = z.infer<typeof ImportJob>;

/** A row that was refused, or that somebody should look at. */
export const ImportNote = z.object({
  /** Line of the file, from 1 on. */
  line: z.int(),
  outcome: z.enum(['refused', 'suspicious']),
  reason: z.string(),
  /** The row as the file has it, by the job's `columns`. */
  cells: z.array(z.string()),
});
export type ImportNote = z.infer<typeof ImportNote>;

export const ImportNotesQuery = z.object({
  outcome: z.optional(z.enum(['refused', 'suspicious'])),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});

/** The one part of the form that starts an import. */
export const ImportForm = z.strictObject({
  file: z.string().check(z.meta({ format: 'binary', description: 'A CSV file.' })),
});

/** The most that the reference API takes for a spreadsheet. */
export const IMPORT_MAX_BYTES = 64 * 1024 * 1024;
