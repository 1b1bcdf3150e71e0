import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ImportColumns, ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob, ImportRow } from '#contract/endpoints/property-import.ts';
import { id, moment, users } from './schema.ts';

const rowCount = (name: string) => integer(name).notNull().default(0);
const byteCount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Uploaded spreadsheets; the file is stored under the job's id. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: id().primaryKey(),
    fileName: text('file_name').notNull(),
    /** The data folder or bucket with the file; only hosts that use the same one run the job. */
    fileLocation: text('file_location'),
    state: text().notNull().$type<ImportJob['state']>(),
    columns: text().array().notNull(),
    /** How the columns are read; null for an import of an earlier version. */
    mapping: jsonb().$type<ImportMapping>(),
    /** Some values of each column. */
    samples: jsonb().notNull().default([]).$type<string[][]>(),
    /** Whether the mapping was that of an earlier import. */
    isRemembered: boolean('is_remembered').notNull().default(false),
    /** The words of the last check and the number of their rows. */
    words: jsonb().$type<ImportColumns['words']>(),
    bytes: integer().notNull(),
    bytesRead: rowCount('bytes_read'),
    rowsRead: rowCount('rows_read'),
    rowsImported: rowCount('rows_imported'),
    rowsUpdated: rowCount('rows_updated'),
    rowsLeftOut: rowCount('rows_left_out'),
    rowsAlreadyThere: rowCount('rows_already_there'),
    rowsRejected: rowCount('rows_rejected'),
    rowsSuspicious: rowCount('rows_suspicious'),
    startedBy: id('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** The admin who confirmed the import after the check. */
    confirmedBy: id('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The date at which the properties were listed; null for the date of the import. */
    listedAt: moment('listed_at'),
    /** Whether the properties are added as drafts, which only staff see. */
    isDraft: boolean('is_draft').notNull().default(false),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    failure: text(),
    photosNamed: rowCount('photos_named'),
    photosAdded: rowCount('photos_added'),
    /** The name of the ZIP of photos in the storage, and that of the client; null if there is none. */
    zipFile: text('zip_file'),
    zipName: text('zip_name'),
    zipBytes: byteCount('zip_bytes'),
    zipReceived: byteCount('zip_received'),
    /** End of the lease of the process that runs the job; it is renewed while the process lives. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('import_jobs_started_at').on(table.startedAt)],
);

/** The rows that are not simply imported, and those that staff changed. */
export const importJobNotes = pgTable(
  'import_job_notes',
  {
    jobId: id('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    outcome: text().notNull().$type<ImportRow['outcome']>(),
    problems: jsonb().notNull().$type<ImportRow['problems']>(),
    /** With the corrections of staff. */
    cells: text().array().notNull(),
    isEdited: boolean('is_edited').notNull().default(false),
    /** What staff chose for this row. */
    choice: text().$type<ImportRow['choice']>(),
    repeats: id(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.line] })],
);

/** Photos of imported properties that wait to be added, or could not be. */
export const importPhotos = pgTable(
  'import_photos',
  {
    jobId: id('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    /** Among the photos of its line. */
    position: integer().notNull(),
    propertyId: id('property_id').notNull(),
    /** Address or file name in the ZIP. */
    photo: text().notNull(),
    /** Null while it waits. */
    failure: text(),
    /** End of the lease of the process that adds it. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.line, table.position] }),
    index('import_photos_waiting')
      .on(table.jobId, table.line, table.position)
      .where(sql`${table.failure} is null`),
  ],
);
