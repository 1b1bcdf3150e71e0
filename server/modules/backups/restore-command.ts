import { parseArgs } from 'node:util';
import { openFiles } from '#server/files.ts';
import { runCommand } from '#server/run-command.ts';
import { BackupError, missingImagesText, restoreBackup } from './backups-service.ts';

const usage = 'npm run restore -- --from FILE.tar.gz [--force]';

await runCommand(async (config) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  if (config.databaseUrl) {
    throw new BackupError('On PostgreSQL, run docs/postgres-restore.sh. See docs/operations.md.');
  }
  if (!values.from) throw new BackupError(`Name the backup: ${usage}`);
  const { media } = await openFiles(config);
  const missing = await restoreBackup({ dataDir: config.dataDir, media }, values.from, {
    isForced: values.force,
  });
  console.log(
    `The backup is restored. All users must log in again.${missingImagesText(missing)}\nStart the server now.`,
  );
});
