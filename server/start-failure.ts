import { loggedError } from '#server/core/logged-error.ts';
import { ConfigError } from './config.ts';
import { DataFolderInUse } from './core/database/data-folder-lock.ts';
import { DatabaseUnreachable } from './core/database/database.ts';
import { PortTaken } from './running-server.ts';

const knownFailures = [ConfigError, DatabaseUnreachable, DataFolderInUse, PortTaken];

/** What to tell whoever started the server: one line where it is theirs to put right. */
export function startFailureText(error: unknown): string {
  if (!(error instanceof Error)) return `The server could not start: ${error}`;
  if (knownFailures.some((known) => error instanceof known)) return error.message;
  // Of the system, about a file or an address: its message says which.
  if ('syscall' in error) return `The server could not start: ${error.message}`;
  return `The server could not start. ${loggedError(error).stack}`;
}
