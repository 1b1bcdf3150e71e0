import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { diskFull } from '#server/core/http/http-error.ts';
import { OperatorError } from '#server/core/operator-error.ts';

/** Writes are rejected below this, because the embedded database does not survive a full disk. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

const CHECKED_EVERY_MS = 1000;

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The disk is too full to start the server. */
export class DiskFull extends OperatorError {
  constructor(folder: string) {
    const megabytes = MIN_FREE_BYTES / 1024 / 1024;
    super(`The disk of ${folder} has less than ${megabytes} MB free. Make room and start again.`);
  }
}

export interface DiskSpace {
  isFull(): Promise<boolean>;
}

/** Checks the disks of these folders, at most once a second. */
export function diskSpaceOf(folders: readonly string[], freeBytes = freeBytesOf): DiskSpace {
  let checkedAt = -CHECKED_EVERY_MS;
  let isFull = Promise.resolve(false);
  return {
    isFull() {
      const now = performance.now();
      if (now - checkedAt >= CHECKED_EVERY_MS) {
        checkedAt = now;
        isFull = Promise.all(folders.map(freeBytes)).then((free) =>
          free.some((bytes) => bytes < MIN_FREE_BYTES),
        );
      }
      return isFull;
    },
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Responds with 507 to requests that write while a disk is full. */
export const fullDiskGuard = fp(async (app: FastifyInstance, { disk }: { disk: DiskSpace }) => {
  app.addHook('onRequest', async ({ method }) => {
    if (!safeMethods.includes(method) && (await disk.isFull())) throw diskFull();
  });
});
