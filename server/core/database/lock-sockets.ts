import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createConnection, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the processes that want one folder find each other's sockets. */
export interface SocketPlace {
  /** A name of one's own. */
  newName(): string;
  address(name: string): string;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** Longest address of a Unix socket, in bytes; macOS allows a few less than Linux. */
const MAX_SOCKET_PATH_BYTES = 103;
const ANSWER_TIMEOUT_MS = 1000;

/** Places for the sockets of a folder, given by its real path, the best first. */
export function socketPlaces(folder: string): SocketPlace[] {
  if (process.platform === 'win32') return [windowsPipe(folder)];
  const elsewhere = socketFolder(join(tmpdir(), `gida-lock-${digestOf(folder)}`));
  const inside = socketFolder(join(folder, 'lock'));
  const isTooLong = Buffer.byteLength(inside.address(inside.newName())) > MAX_SOCKET_PATH_BYTES;
  // Some file systems have no sockets; there, too, it is the second.
  return isTooLong ? [elsewhere] : [inside, elsewhere];
}

function socketFolder(folder: string): SocketPlace {
  return {
    newName: () => `${randomBytes(6).toString('hex')}.sock`,
    address: (name) => join(folder, name),
    async names() {
      return (await readdir(folder)).filter((file) => file.endsWith('.sock'));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** One name for all: Windows itself refuses a second process that would listen on it. */
function windowsPipe(folder: string): SocketPlace {
  const pipe = `\\\\.\\pipe\\gida-${digestOf(folder)}`;
  return {
    newName: () => pipe,
    address: (name) => name,
    names: async () => [pipe],
    remove: async () => {},
  };
}

/** Fails with the system's error: EADDRINUSE where another process has that very address. */
export async function listenAt(server: Server, place: SocketPlace, name: string): Promise<void> {
  const address = place.address(name);
  if (process.platform !== 'win32') await mkdir(join(address, '..'), { recursive: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * What the process behind a socket says before it hangs up: 'busy' where it takes the call but does
 * not speak, '' where it hangs up without a word, null where there is no such process any more.
 */
export function ask(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    const socket = createConnection(address);
    const settle = (answer: string | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => settle('busy'), ANSWER_TIMEOUT_MS);
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('end', () => settle(said));
    socket.on('error', (error) => settle(answerIn(error)));
  });
}

function answerIn(error: NodeJS.ErrnoException): string | null {
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return null;
  return error.code === 'ECONNRESET' || error.code === 'EPIPE' ? '' : 'busy';
}

function digestOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
