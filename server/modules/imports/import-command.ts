import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { runCommand } from '#server/run-command.ts';
import { type ImportFile, openImportFile } from './import-file.ts';
import { importIntoDatabase } from './import-into-database.ts';
import { reportHeader, reportLines } from './import-report.ts';
import { type ImportBatch, type ImportTotals, importRows, listingDate } from './import-rows.ts';
import { ImportFileError } from './reading/import-file-error.ts';

const usage =
  'npm run import -- FILE.csv [--date 2026-11-20] [--mapping NAME] [--report FILE.csv] [--dry-run]';

await runCommand(importSpreadsheet);

async function importSpreadsheet(config: Config): Promise<void> {
  const { path, mappingName, isDryRun, listedAt, ...options } = readArguments();
  const file = await openImportFile(path, mappingName);
  const reportPath = options.reportPath ?? join(config.dataDir, 'import-reports', reportName(file));
  if (resolve(reportPath) === resolve(path)) {
    throw new ImportFileError('The report would overwrite the imported file. Choose another name.');
  }
  const database = isDryRun ? null : await openDatabase(config);
  try {
    const totals = await withReport(file, reportPath, (afterBatch) => {
      if (database) {
        const options = { clock: () => new Date(), listedAt: listedAt ?? file.modifiedAt };
        return importIntoDatabase(database.db, file, { ...options, afterBatch });
      }
      return importRows(file, new Date(), async (batch) => {
        await afterBatch(batch);
        return batch.listings.length;
      });
    });
    console.log(summary(totals, isDryRun));
    console.log(`Report: ${reportPath}`);
  } finally {
    await database?.close();
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      date: { type: 'string' },
      mapping: { type: 'string' },
      report: { type: 'string' },
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
  return {
    path,
    listedAt,
    mappingName: values.mapping,
    reportPath: values.report,
    isDryRun: values['dry-run'],
  };
}

/** The same for the same file, so that a second run replaces the report. */
function reportName({ id, name }: ImportFile): string {
  return `${parse(name).name}-${id.slice(0, 8)}.csv`;
}

/** Runs an import with a progress bar; a failed run leaves no report. */
async function withReport(
  { bytes, columns }: ImportFile,
  path: string,
  run: (afterBatch: (batch: ImportBatch) => Promise<void>) => Promise<ImportTotals>,
): Promise<ImportTotals> {
  const unfinished = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, reportHeader(columns));
  const bar = new SingleBar({
    format: 'Importing [{bar}] {percentage}% | {rows} rows | {duration_formatted}',
    noTTYOutput: true,
    // Otherwise Ctrl+C would not end the command.
    gracefulExit: false,
  });
  bar.start(bytes, 0, { rows: 0 });
  try {
    const totals = await run(async ({ notes, read, bytesRead }) => {
      await appendFile(unfinished, reportLines(notes));
      bar.update(bytesRead, { rows: counted(read) });
    });
    await rename(unfinished, path);
    return totals;
  } finally {
    await rm(unfinished, { force: true });
    bar.stop();
  }
}

function summary(totals: ImportTotals, isDryRun: boolean): string {
  const { read, imported, alreadyThere, rejected, suspicious } = totals;
  const outcome = isDryRun
    ? `${counted(imported)} can be imported, ${counted(rejected)} rejected. Dry run: nothing was stored.`
    : `${counted(imported)} imported, ${counted(alreadyThere)} already there, ${counted(rejected)} rejected.`;
  const rows = `${counted(read)} ${read === 1 ? 'row' : 'rows'} read`;
  return `${rows}: ${outcome}\nRows to check: ${counted(suspicious)}.`;
}

function counted(rows: number): string {
  return rows.toLocaleString('en-NG');
}
