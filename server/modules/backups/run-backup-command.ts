import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#server/config.ts';
import {
  DataFolderExposed,
  DataFolderInUse,
  secureDataFolder,
} from '#server/core/database/data-folder.ts';
import {
  type Database,
  DatabaseUnreachable,
  openUnmigrated,
} from '#server/core/database/database.ts';
import { openFiles } from '#server/files.ts';
import type { Media } from '#server/media/media.ts';
import { BackupError } from './backups-service.ts';

const expectedErrors = [ConfigError, DatabaseUnreachable, DataFolderExposed, BackupError];

interface Services {
  db: Database;
  media: Media;
  dataDir: string;
}

/** Runs a command on the database and the images of the configuration, and prints its result. */
export async function runBackupCommand(
  command: (services: Services) => Promise<string>,
): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const config = readConfig(process.env);
    await secureDataFolder(config.dataDir);
    const { db, close } = await openUnmigrated(config);
    const { media, bucket } = await openFiles(config);
    try {
      console.log(await command({ db, media, dataDir: config.dataDir }));
    } finally {
      bucket?.close();
      await close();
    }
  } catch (error) {
    console.error(failureText(error));
    process.exitCode = 1;
  }
}

function failureText(error: unknown): string {
  if (error instanceof DataFolderInUse) {
    return 'The embedded database is in use by the server. Stop the server, run this command, and start it again. Only with DATABASE_URL can a backup be made while it runs.';
  }
  if (!(error instanceof Error)) return `The command failed: ${error}`;
  if (expectedErrors.some((expected) => error instanceof expected)) return error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `The command failed: ${'code' in cause ? cause.message : cause.stack}`;
}
