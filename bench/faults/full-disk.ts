import { execFileSync } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launchServer } from '../../tests/support/launched-server.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import { newProperty, type ResponseCount, request, requestFor } from '../support/requests.ts';
import type { Scenario } from '../support/scenarios.ts';

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 400;
/** The server checks the disk once a second. */
const NOTICE_MS = 2500;
const READING_MS = 20_000;

/** Fills the disk of the data folder, first below the limit and then to the last byte. */
export const fullDisk: Scenario = {
  name: 'full-disk',
  async run({ folder, onClose }) {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    // Needs root. On a file system of its own, nothing else fills the disk.
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
    onClose(async () => execFileSync('umount', ['--lazy', disk]));
    const dataDir = join(disk, 'data');
    const filler = join(disk, 'filler');
    let server = await launchServer({ dataDir });
    onClose(() => server.kill());
    const { token } = await signInAsAdmin(server.url);
    const before = await propertyCount(server.url);

    await leaveFree(filler, disk, 60 * MEGABYTE);
    await delay(NOTICE_MS);
    const rejected = await Promise.all([
      write(server.url, token, 'Rejected'),
      request(server.url, '/auth/login', { method: 'POST', body: {} }),
      request(server.url, '/auth/logout', { method: 'POST', token }),
    ]);
    const readiness = await request(server.url, '/ready');

    await leaveFree(filler, disk, 0);
    await delay(NOTICE_MS);
    const reads = await readFor(server.url, token);
    const rejectedWhenFull = await write(server.url, token, 'Rejected');

    await rm(filler);
    await delay(NOTICE_MS);
    const acceptedAgain = await write(server.url, token, 'Accepted');

    await leaveFree(filler, disk, 0);
    await delay(NOTICE_MS);
    const stopStart = performance.now();
    await server.stop();
    const stopMs = performance.now() - stopStart;

    await rm(filler);
    server = await launchServer({ dataDir });
    const after = await propertyCount(server.url);
    const writes = [...rejected, rejectedWhenFull];
    return [
      {
        name: 'writes rejected with 507 below 64 MB',
        value: writes.filter(({ status }) => status === 507).length,
        atLeast: writes.length,
      },
      { name: 'status of /ready', value: readiness.status, atLeast: 507, atMost: 507 },
      { name: 'reads on a full disk', value: reads.succeeded, atLeast: 100 },
      { name: 'reads that failed', value: reads.failed, atMost: 0 },
      { name: 'slowest read', value: reads.slowestMs, atMost: 5000, unit: 'ms' },
      {
        name: 'status of a write when there is room again',
        value: acceptedAgain.status,
        atMost: 201,
      },
      {
        name: 'SIGTERM on a full disk ends the process after',
        value: stopMs,
        atMost: 35_000,
        unit: 'ms',
      },
      { name: 'properties lost', value: before + 1 - after, atMost: 0 },
    ];
  },
};

/** Lists, opens and counts views of properties, as a guest and as an admin. */
async function readFor(url: string, token: string): Promise<ResponseCount> {
  const response = await fetch(`${url}/api/properties`);
  // The tests hold our server's responses to their schemas.
  const { data } = (await response.json()) as { data: { _id: string; images: string[] }[] };
  const paths = data.flatMap(({ _id }) => [`/properties/${_id}`, '/properties?limit=12']);
  return requestFor(READING_MS, (turn) =>
    request(url, paths[turn % paths.length] ?? '/', turn % 2 ? { token } : {}),
  );
}

function write(url: string, token: string, title: string) {
  return request(url, '/properties', { method: 'POST', token, body: newProperty(title) });
}

async function propertyCount(url: string): Promise<number> {
  const response = await fetch(`${url}/api/properties`);
  // The tests hold our server's responses to their schemas.
  return ((await response.json()) as { data: unknown[] }).data.length;
}

/** Writes zeros until that many bytes are free. */
async function leaveFree(path: string, disk: string, bytes: number): Promise<void> {
  const file = await open(path, 'a');
  const chunk = Buffer.alloc(64 * 1024);
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(disk);
      const excess = bavail * bsize - bytes;
      if (excess <= 0) return;
      await file.write(chunk, 0, Math.min(excess, chunk.length));
    }
  } catch (error) {
    // The disk is full to the last byte.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}
