import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError, createBackup } from './backups-service.ts';
import { runBackupCommand } from './run-backup-command.ts';

const usage = 'npm run backup -- --to FILE.tar.gz';

await runBackupCommand(async (services) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new BackupError(`Name the backup file: ${usage}`);
  if (existsSync(values.to)) {
    throw new BackupError(`${values.to} already exists. Choose another name.`);
  }
  const { tables, images, missingImages } = await createBackup(services, values.to);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = images.length - missingImages.length;
  const missing =
    missingImages.length > 0
      ? ` ${missingImages.length} images have no file and are not in it.`
      : '';
  return `${rows} rows and ${count} images are in ${values.to}.${missing}`;
});
