import { openDatabase } from '#server/core/database/database.ts';
import { openFiles } from '#server/files.ts';
import { runCommand } from '#server/run-command.ts';
import { finishRestore } from './backups-service.ts';
import { missingImagesText } from './missing-images-text.ts';

/** The last step of a restore by the tools of PostgreSQL: `npm run after-restore`. */
await runCommand(async (config) => {
  const { db, close } = await openDatabase(config, { isCommand: true });
  const { media, bucket } = await openFiles(config);
  try {
    const missing = await finishRestore(db, media);
    console.log(`All users must log in again.${missingImagesText(missing)}`);
  } finally {
    bucket?.close();
    await close();
  }
});
