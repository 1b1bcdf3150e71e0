import { parseArgs } from 'node:util';
import { BackupError, restoreBackup } from './backups-service.ts';
import { runBackupCommand } from './run-backup-command.ts';

const usage = 'npm run restore -- --from FILE.tar.gz [--force]';

await runBackupCommand(async (services) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  if (!values.from) throw new BackupError(`Name the backup: ${usage}`);
  const manifest = await restoreBackup(services, values.from, { isForced: values.force });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const images = manifest.images.length - manifest.missingImages.length;
  return `Restored ${rows} rows and ${images} images from the backup of ${manifest.createdAt}. Start the server now.`;
});
