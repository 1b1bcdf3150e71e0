import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openFiles } from '#server/files.ts';
import { runCommand } from '#server/run-command.ts';
import { BackupError, createBackup, missingImagesText } from './backups-service.ts';

const usage = 'npm run backup -- --to FILE.tar.gz';

await runCommand(async (config) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (config.databaseUrl) {
    throw new BackupError('On PostgreSQL, run docs/postgres-backup.sh. See docs/operations.md.');
  }
  if (!values.to) throw new BackupError(`Name the backup file: ${usage}`);
  if (existsSync(values.to)) {
    throw new BackupError(`${values.to} already exists. Choose another name.`);
  }
  const { media } = await openFiles(config);
  const missing = await createBackup({ dataDir: config.dataDir, media }, values.to);
  console.log(`The database and its images are in ${values.to}.${missingImagesText(missing)}`);
});
