import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { stageFile } from '#server/core/files/files.ts';
import { openFiles } from '#server/files.ts';
import { withDatabase } from '#server/run-command.ts';
import { listingDate } from './import-file.ts';
import { deleteImportJob, findImportJobRow } from './import-jobs-store.ts';
import { startImportWorker } from './import-worker.ts';
import {
  type ImportServices,
  requireImportJob,
  startImport,
  streamReport,
} from './imports-service.ts';
import { ImportFileError } from './reading/import-file-error.ts';
import { requireFile } from './reading/sheet-file.ts';

const usage =
  'npm run import -- FILE [--date 2026-11-20] [--mapping IMPORT] [--report FILE.csv] [--draft] [--dry-run]';
const PROGRESS_INTERVAL_MS = 200;
const STOPPED =
  '\nStopped. A running server goes on with the import. Without one, run the command again for the rest.';

/** Imports a file: `npm run import`. */
export async function importFromFile(config: Config, args: string[]): Promise<void> {
  const { path, isDraft, isDryRun, mappingOf, ...options } = readArguments(args);
  const reportName = basename(path).replace(/\.xlsx$/i, '.csv');
  const reportPath = options.reportPath ?? join(config.dataDir, 'import-reports', reportName);
  if (resolve(reportPath) === resolve(path)) {
    throw new ImportFileError('The report would overwrite the imported file. Choose another name.');
  }
  // Before the database is opened, which takes a while.
  await requireFile(path);
  const listedAt = options.listedAt ?? (await stat(path)).mtime;
  const { uploads } = await openFiles(config);
  await withDatabase(config, async (db) => {
    const services = { db, uploads, clock: () => new Date(), importer: { wake() {} } };
    const state = isDryRun ? 'checking' : 'importing';
    const mapping = mappingOf === undefined ? undefined : await savedMapping(db, mappingOf);
    const { id } = await stageFile(uploads.uploadsFolder, async (copy) => {
      await copyFile(path, copy);
      const fileName = basename(path);
      const upload = { path: copy, fileName, startedBy: null, listedAt, isDraft };
      return startImport(services, { ...upload, state, mapping });
    });
    const stop = () => {
      console.error(isDryRun ? '\nStopped. Nothing was stored.' : STOPPED);
      process.exit(130);
    };
    process.once('SIGINT', stop);
    const job = await runToEnd(services, id).finally(() => process.off('SIGINT', stop));
    await mkdir(dirname(reportPath), { recursive: true });
    await pipeline(streamReport(db, job), createWriteStream(reportPath));
    await uploads.remove(id);
    if (isDryRun) await deleteImportJob(db, id);
    console.log(summary(job, isDryRun));
    console.log(`Report: ${reportPath}`);
  });
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      date: { type: 'string' },
      mapping: { type: 'string' },
      report: { type: 'string' },
      draft: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) {
    throw new ImportFileError(`Name one file: ${usage}`);
  }
  const listedAt = values.date === undefined ? undefined : listingDate(values.date, new Date());
  if (listedAt === null) {
    throw new ImportFileError(
      `--date ${values.date} is not a date in the past, such as 2026-11-20.`,
    );
  }
  const { report: reportPath, mapping: mappingOf, draft: isDraft, 'dry-run': isDryRun } = values;
  return { path, listedAt, mappingOf, reportPath, isDraft, isDryRun };
}

/** The mapping of an import, whose id is the end of its page's address. */
async function savedMapping(db: Database, importId: string): Promise<ImportMapping> {
  const mapping = (await findImportJobRow(db, importId))?.mapping;
  if (!mapping) throw new ImportFileError(`There is no import ${importId} with a mapping.`);
  return mapping;
}

/** Works off the job, unless a server has claimed it first, and shows its progress either way. */
async function runToEnd(services: ImportServices, jobId: string): Promise<ImportJob> {
  const bar = new SingleBar({
    format: 'Importing [{bar}] {percentage}% | {rows} rows | {duration_formatted}',
    noTTYOutput: true,
    // Otherwise Ctrl+C would not end the command.
    gracefulExit: false,
  });
  const log = { warn: (details: object, message: string) => console.error(message, details) };
  const worker = startImportWorker({ ...services, log, jobId });
  bar.start(1, 0, { rows: 0 });
  try {
    for (;;) {
      const job = await requireImportJob(services.db, jobId);
      bar.setTotal(job.bytes);
      bar.update(job.bytesRead, { rows: formatNumber(job.rows.read) });
      const isChecked = job.state === 'cancelled' && job.bytesRead === job.bytes;
      if (job.state === 'finished' || isChecked) return job;
      if (job.failure !== null) throw new ImportFileError(job.failure);
      if (job.state === 'cancelled') throw new ImportFileError('The import was cancelled.');
      await delay(PROGRESS_INTERVAL_MS);
    }
  } finally {
    bar.stop();
    await worker.stop();
  }
}

function summary({ rows }: ImportJob, isDryRun: boolean): string {
  const { read, imported, updated, alreadyThere, rejected, suspicious } = rows;
  const changed = updated > 0 ? `${formatNumber(updated)} updated, ` : '';
  const outcome = `${changed}${formatNumber(alreadyThere)} already there, ${formatNumber(rejected)} rejected.`;
  return [
    `${formatNumber(read)} ${read === 1 ? 'row' : 'rows'} read: ${formatNumber(imported)}`,
    isDryRun
      ? ` can be imported, ${outcome} Dry run: nothing was stored.`
      : ` imported, ${outcome}`,
    `\nRows to check: ${formatNumber(suspicious)}.`,
  ].join('');
}
