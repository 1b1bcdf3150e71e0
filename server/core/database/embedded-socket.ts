import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { type Connect, poolOf } from './embedded-postgres.ts';

/** Only the user of the data folder can connect. Each line is one message in Base64. */
const socketPath = (dataDir: string) => join(dataDir, 'postgres.sock');

/**
 * Lets commands use the database while this process has it open. Some systems and disks have no such
 * sockets; commands then require that the server is stopped.
 */
export async function shareEmbedded(dataDir: string, connect: Connect) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const connection = connect((bytes) => socket.write(bytes ?? ''));
    // A command that is killed leaves part of a line, which is dropped: PGlite would wait for the rest.
    let part = '';
    socket.setEncoding('latin1').on('data', (text) => {
      const lines = `${part}${text}`.split('\n');
      part = lines.pop() ?? '';
      for (const line of lines) connection.send(new Uint8Array(Buffer.from(line, 'base64')));
    });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      connection.end();
    });
  });
  // A process that was killed leaves its socket.
  await rm(socketPath(dataDir), { force: true });
  server.on('error', () => {});
  server.listen(socketPath(dataDir));
  return () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}

/** Connects through the process that has the database open; null if it does not share it. */
export async function joinEmbedded(dataDir: string): Promise<pg.Pool | null> {
  const probe = createConnection(socketPath(dataDir));
  try {
    await once(probe, 'connect');
  } catch {
    return null;
  } finally {
    probe.destroy();
  }
  return poolOf((receive) => {
    const socket = createConnection(socketPath(dataDir));
    socket.on('data', receive);
    socket.on('error', () => {});
    socket.on('close', () => receive(null));
    return {
      send: (bytes) => void socket.write(`${Buffer.from(bytes).toString('base64')}\n`),
      end: () => void socket.end(),
    };
  });
}
