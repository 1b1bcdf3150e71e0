import { openFiles } from '#server/files.ts';
import { runCommand, withDatabase } from '#server/run-command.ts';
import { finishRestore, missingImagesText } from './backups-service.ts';

/** The last step of a restore by the tools of PostgreSQL: `npm run after-restore`. */
await runCommand(async (config) => {
  const { media } = await openFiles(config);
  const missing = await withDatabase(config, (db) => finishRestore(db, media));
  console.log(`All users must log in again.${missingImagesText(missing)}`);
});
