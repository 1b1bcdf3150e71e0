import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFiles } from '#server/files.ts';
import { runCommand } from '#server/run-command.ts';
import { BackupError } from './backups-service.ts';
import { moveToPostgres } from './move-service.ts';

/** Moves the embedded database to PostgreSQL: `npm run move-to-postgres`. */
await runCommand(async (config) => {
  const folder = join(config.dataDir, 'postgres');
  if (!config.databaseUrl) throw new BackupError('Set DATABASE_URL to an empty database.');
  if (!existsSync(folder)) throw new BackupError(`There is no embedded database in ${folder}.`);
  const { media } = await openFiles(config);
  const rows = await moveToPostgres(config, media);
  console.log(
    `${rows} rows were copied to PostgreSQL. Start the server now. ${folder} is no longer used.`,
  );
});
