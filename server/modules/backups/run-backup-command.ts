import { secureDataFolder } from '#server/core/database/data-folder.ts';
import { openUnmigrated } from '#server/core/database/database.ts';
import { openFiles } from '#server/files.ts';
import { runCommand } from '#server/run-command.ts';
import type { BackupServices } from './backups-service.ts';

/** Runs a command on the database and the images of the configuration, and prints its result. */
export async function runBackupCommand(
  command: (services: BackupServices) => Promise<string>,
): Promise<void> {
  await runCommand(async (config) => {
    await secureDataFolder(config.dataDir);
    const { db, close } = await openUnmigrated(config);
    const { media, bucket } = await openFiles(config);
    try {
      console.log(await command({ db, media, dataDir: config.dataDir }));
    } finally {
      bucket?.close();
      await close();
    }
  });
}
