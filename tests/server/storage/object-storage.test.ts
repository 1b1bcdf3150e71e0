import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { type OpenFiles, openFiles } from '#server/files.ts';
import { removeUnusedFiles } from '#server/modules/images/images-service.ts';
import {
  type ObjectStorage,
  openObjectStorage,
} from '#tests/support/object-storage/object-storage.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let root: string;
let storage: ObjectStorage;
let database: OpenDatabase;
let hosts: OpenFiles[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hosts-'));
  storage = await openObjectStorage();
  hosts = [];
});
afterEach(async () => {
  for (const { bucket } of hosts) bucket?.close();
  await storage.close();
  await rm(root, { recursive: true });
});
afterAll(() => database.close());

/** Opens a host with a data folder of its own. */
async function openHost(): Promise<OpenFiles> {
  const dataDir = await mkdtemp(join(root, 'host-'));
  const host = await openFiles({ dataDir, s3: storage.settings });
  hosts.push(host);
  return host;
}

async function image(background = 'teal'): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

describe('Images in object storage', () => {
  it('are served by every host, each with variants of its own', async () => {
    const [first, second] = [await openHost(), await openHost()];
    const { name } = await first.media.store(await image());
    const path = await second.media.original(name);
    expect(path).toBe(join(second.media.folder, name));
    expect(await sharp(`${path}`).metadata()).toMatchObject({ width: 30, format: 'webp' });
    const variant = { width: 160, quality: 80, format: 'jpeg' } as const;
    expect(await second.media.variant(name, variant)).toContain(second.media.folder);
    expect(await second.media.original(`${'0'.repeat(32)}.webp`)).toBeNull();
    expect(await readdir(join(first.media.folder, 'unfinished'))).toEqual([]);
  });

  it('survive the loss of a data folder', async () => {
    const first = await openHost();
    const { name } = await first.media.store(await image());
    await rm(first.media.folder, { recursive: true });
    expect(await (await openHost()).media.original(name)).not.toBeNull();
  });

  it('that one host deleted are not taken for stored by another that has a copy', async () => {
    const [first, second] = [await openHost(), await openHost()];
    const { name } = await first.media.store(await image());
    await second.media.original(name);
    await first.media.delete(name);
    expect(await second.media.has(name)).toBe(false);
    await second.media.store(await image());
    expect(await first.media.original(name)).not.toBeNull();
  });

  it('are listed once, with the copies of deleted ones, in any number', async () => {
    const [first, second] = [await openHost(), await openHost()];
    const { name } = await first.media.store(await image());
    await second.media.original(name);
    await first.media.delete(name);
    const kept = await first.media.store(await image('red'));
    await second.media.original(kept.name);
    const soon = new Date(Date.now() + 60_000);
    expect((await second.media.namesBefore(soon)).sort()).toEqual([name, kept.name].sort());
    expect(await second.media.namesBefore(new Date(Date.now() - 60_000))).toEqual([]);
  });

  it('are deleted by the cleanup of any host if no row refers to them', async () => {
    const [first, second] = [await openHost(), await openHost()];
    const { name } = await first.media.store(await image());
    expect(await removeUnusedFiles(database.db, second.media)).toMatchObject({ moved: 0 });
    await storage.age();
    expect(await removeUnusedFiles(database.db, second.media)).toMatchObject({ moved: 1 });
    expect(await first.media.has(name)).toBe(false);
  });

  it('belong to the first database that cleans them up', async () => {
    const { bucket } = await openHost();
    expect(await bucket?.writeOnce('belongs-to', 'one')).toBe('one');
    expect(await bucket?.writeOnce('belongs-to', 'other')).toBe('one');
  });

  it('cannot be stored while the storage is down, with a message and a status', async () => {
    const host = await openHost();
    await storage.stop();
    await expect(host.media.store(await image())).rejects.toMatchObject({
      status: 503,
      message: 'We cannot reach our file storage at the moment. Please try again shortly.',
    });
    expect(await readdir(join(host.media.folder, 'unfinished'))).toEqual([]);
  });
});

describe('Uploads in object storage', () => {
  it('can be read by every host until they are removed', async () => {
    const [first, second] = [await openHost(), await openHost()];
    const path = join(first.uploads.uploadsFolder, 'upload');
    await writeFile(path, 'title,price\n');
    await first.uploads.claim(path, 'job');
    expect(second.uploads.location).toBe(first.uploads.location);
    expect(await second.uploads.localPath('job')).not.toBeNull();
    await first.uploads.remove('job');
    await second.uploads.removeLeftovers(new Date(Date.now() + 60_000), () => false);
    expect(await second.uploads.localPath('job')).toBeNull();
  });
});

describe('A bucket that does not exist', () => {
  it('stops the start with one line', async () => {
    const s3 = { ...storage.settings, bucket: 'missing' };
    await expect(openFiles({ dataDir: root, s3 })).rejects.toThrow(
      /^S3_BUCKET cannot be used \(missing at http:\/\/127\.0\.0\.1:\d+\): [^\n]+$/,
    );
  });
});
