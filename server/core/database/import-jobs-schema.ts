import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { id, users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const rowCount = (name: string) => integer(name).notNull().default(0);

/** A spreadsheet that an admin uploaded; the file lies in the data folder under the job's id. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: id().primaryKey(),
    fileName: text('file_name').notNull(),
    /** See the contract's `ImportJob`. */
    state: text().notNull(),
    columns: text().array().notNull(),
    bytes: integer().notNull(),
    bytesRead: rowCount('bytes_read'),
    rowsRead: rowCount('rows_read'),
    rowsImported: rowCount('rows_imported'),
    rowsAlreadyThere: rowCount('rows_already_there'),
    rowsRefused: rowCount('rows_refused'),
    rowsSuspicious: rowCount('rows_suspicious'),
    startedBy: id('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** Who had it imported after the check; the audit trail names them. */
    confirmedBy: id('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    failure: text(),
    /** Until when the process that runs it has it for itself; it renews this as long as it lives. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('import_jobs_started_at').on(table.startedAt)],
);

/** The rows that a check refused or found suspicious. */
export const importJobNotes = pgTable(
  'import_job_notes',
  {
    jobId: id('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    /** Line of the file. */
    line: integer().notNull(),
    outcome: text().notNull(),
    reason: text().notNull(),
    cells: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.line] })],
);
