import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/core/files/s3-storage.ts';

export interface ObjectStorage {
  settings: S3Settings;
  /** Sets the times of all objects back by a day. */
  age(): Promise<void>;
  /** Stops serving; `close` also deletes the objects. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3-compatible server with an empty bucket. */
export async function openObjectStorage({ port = 0 } = {}): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'gida-s3-'));
  const bucket = 'gida';
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
    // The SDK signs the path of a bucket with a slash at its end, and the server without it.
    allowMismatchedSignatures: true,
  });
  const address = await server.run();
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${address.port}`,
      // The server's only account.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async age() {
      const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
      for (const path of await readdir(directory, { recursive: true })) {
        await utimes(join(directory, path), yesterday, yesterday);
      }
    },
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
