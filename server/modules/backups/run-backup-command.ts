import { secureDataFolder } from '#server/core/database/data-folder.ts';
import { type Database, openUnmigrated } from '#server/core/database/database.ts';
import { openFiles } from '#server/files.ts';
import type { Media } from '#server/media/media.ts';
import { runCommand } from '#server/run-command.ts';

interface Services {
  db: Database;
  media: Media;
  dataDir: string;
}

const IN_USE =
  'The embedded database is in use by the server. Stop the server, run this command, and start it again. Only with DATABASE_URL can a backup be made while it runs.';

/** Runs a command on the database and the images of the configuration, and prints its result. */
export async function runBackupCommand(
  command: (services: Services) => Promise<string>,
): Promise<void> {
  await runCommand(
    async (config) => {
      await secureDataFolder(config.dataDir);
      const { db, close } = await openUnmigrated(config);
      const { media, bucket } = await openFiles(config);
      try {
        console.log(await command({ db, media, dataDir: config.dataDir }));
      } finally {
        bucket?.close();
        await close();
      }
    },
    { inUse: IN_USE },
  );
}
