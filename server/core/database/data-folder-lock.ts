import { mkdir, realpath } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, listenAt, type SocketPlace, socketPlaces } from './lock-sockets.ts';

/** Another process has the data folder open; the message is one line for whoever started us. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

export interface DataFolderLock {
  release(): Promise<void>;
}

const RETRY_MS = 20;

/**
 * Takes a data folder for this process alone, and creates it if need be.
 *
 * Every process that wants the folder listens on a socket of its own. The system closes a socket
 * when its process ends, in whatever way, so that nothing which a dead process left looks alive. A
 * process has the folder once it has found no other listening; of two that find each other still
 * wanting it, the one whose name sorts first goes on.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true });
  let says = 'wanting';
  const server = createServer((socket) => socket.on('error', () => {}).end(says));
  const { place, name } = await listenSomewhere(server, dataDir);
  if (!(await outlastsOthers(place, name))) {
    await close(server);
    throw new DataFolderInUse(dataDir);
  }
  says = 'holding';
  // The lock alone does not keep a process running.
  server.unref();
  return { release: () => close(server) };
}

async function listenSomewhere(server: Server, dataDir: string) {
  let failure: unknown;
  for (const place of socketPlaces(await realpath(dataDir))) {
    const name = place.newName();
    try {
      await listenAt(server, place, name);
      return { place, name };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
        throw new DataFolderInUse(dataDir);
      }
      failure = error;
    }
  }
  throw failure;
}

/** Whether this process ends up alone; removes what dead ones left. */
async function outlastsOthers(place: SocketPlace, own: string): Promise<boolean> {
  for (;;) {
    const others = (await place.names()).filter((name) => name !== own);
    const said = await Promise.all(others.map((name) => ask(place.address(name))));
    const dead = others.filter((_, index) => said[index] === null);
    await Promise.all(dead.map(place.remove));
    if (others.some((name, index) => isAhead(name, said[index] ?? null, own))) return false;
    if (dead.length === others.length) break;
    await delay(RETRY_MS);
  }
  // Another may have taken our socket for a dead one, just before we began to listen.
  return (await place.names()).includes(own);
}

/** Nobody gets past one who holds the folder; who hangs up without a word is just giving up. */
function isAhead(name: string, said: string | null, own: string): boolean {
  if (said === null || said === '') return false;
  return said !== 'wanting' || name < own;
}

/** Removes the socket's file, too. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
