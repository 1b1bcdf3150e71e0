import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ImportPhotos, PHOTO_ZIP_PART_BYTES } from '#contract/endpoints/import-photos.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import type { BackgroundJob } from '#server/core/jobs/background-job.ts';
import { cleanUpImports } from '#server/modules/imports/imports-service.ts';
import { program } from '#tests/support/hostile-files.ts';
import { houseColumns, lekkiRow } from '#tests/support/house-rows.ts';
import {
  type ImportFixture,
  openImportFixture,
  sendImport,
  sendPhotoZip,
} from '#tests/support/import-fixture.ts';
import { zipOf } from '#tests/support/zip.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let fixture: ImportFixture;
let photo: Buffer;
const workers: BackgroundJob[] = [];

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
  const create = { width: 40, height: 30, channels: 3, background: '#a00' } as const;
  photo = await sharp({ create }).jpeg().toBuffer();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await fixture.clear();
});
afterAll(() => fixture.test.close());

const startWorker = () => void workers.push(fixture.test.startPhotos());
const path = (id: string) => `/admin/imports/${id}/photos` as const;
const photosOf = async (id: string) =>
  ImportPhotos.parse((await fixture.call(`GET ${path(id)}`)).json().data);
const sendZip = (id: string, zip: Uint8Array, from = 0, bytes = zip.length) =>
  sendPhotoZip(fixture.test.app, id, zip, { token: fixture.admin.token, from, bytes });
/** Noise does not shrink in a ZIP. */
const filler = (bytes: number) => ({ name: 'filler', content: randomBytes(bytes) });

/** Uploads a house with the photo front.jpg. */
async function check(): Promise<ImportJob> {
  const sheet = `${houseColumns},photos\n${lekkiRow},front.jpg\n`;
  const response = await sendImport(fixture.test.app, sheet, { token: fixture.admin.token });
  return fixture.waitForState(response.json().data, 'checked');
}

async function finish(job: ImportJob): Promise<void> {
  expect((await fixture.confirm(job)).statusCode).toBe(200);
  await fixture.waitForState(job, 'finished');
}

const settled = ({ id }: ImportJob) =>
  expect
    .poll(async () => (await photosOf(id)).waiting, { timeout: 15_000 })
    .toBe(0)
    .then(() => photosOf(id));

describe('The ZIP of an import', () => {
  const part = PHOTO_ZIP_PART_BYTES;

  it('is uploaded in parts, and a broken upload goes on where it stopped', async () => {
    const job = await check();
    const zip = zipOf([filler(part + 1e6), { name: 'front.jpg', content: photo }]);
    const first = zip.subarray(0, part);
    const rest = zip.subarray(part);
    expect((await sendZip(job.id, rest, part, zip.length)).statusCode).toBe(409);
    expect((await sendZip(job.id, first, 0, zip.length)).json().data.zip).toEqual({
      name: 'photos.zip',
      bytes: zip.length,
      received: part,
    });
    expect((await sendZip(job.id, rest, part, zip.length + 1)).statusCode).toBe(400);
    expect((await sendZip(job.id, rest, part, zip.length)).json().data.zip.received).toBe(
      zip.length,
    );
    expect((await sendZip(job.id, rest, part, zip.length)).statusCode).toBe(409);
    startWorker();
    await finish(job);
    expect(await settled(job)).toMatchObject({ added: 1, failed: 0 });
  });

  it('may come after the import, and its photos are then added', async () => {
    const job = await check();
    startWorker();
    await finish(job);
    expect(await settled(job)).toMatchObject({
      failures: [{ line: 2, photo: 'front.jpg', reason: 'no ZIP with photos was uploaded' }],
    });
    await sendZip(job.id, zipOf([{ name: 'other.jpg', content: photo }]));
    expect((await settled(job)).failures[0]?.reason).toBe('not in the ZIP');
    await sendZip(job.id, zipOf([{ name: 'front.jpg', content: photo }]));
    expect(await settled(job)).toMatchObject({ added: 1, failed: 0 });
  });

  it('is rejected if it is no ZIP, too large, or larger than that when it is unpacked', async () => {
    const job = await check();
    const bomb = zipOf([{ name: 'bomb.jpg', content: Buffer.alloc(30 * 1024 * 1024) }]);
    for (const [zip, message] of [
      [program, 'This file cannot be read as a ZIP.'],
      [bomb, 'The ZIP is too large when it is unpacked.'],
      [zipOf([{ name: '../a.jpg', content: program }]), 'This file cannot be read as a ZIP.'],
    ] as const) {
      const response = await sendZip(job.id, zip);
      expect([response.statusCode, response.json().fields]).toEqual([400, { file: message }]);
    }
    expect((await sendZip(job.id, program, 0, 2 ** 31 + 1)).statusCode).toBe(413);
    expect(await photosOf(job.id)).toMatchObject({ zip: null });
    expect(await fixture.storedFiles()).toEqual([`${job.id}.rows`]);
  });

  it('can be replaced and removed, and goes when its photos are added', async () => {
    const job = await check();
    const zip = zipOf([{ name: 'front.jpg', content: photo }]);
    await sendZip(job.id, zip);
    await sendZip(job.id, zip);
    expect(await fixture.storedFiles()).toHaveLength(2);
    const removed = await fixture.call(`DELETE ${path(job.id)}`);
    expect(removed.json().data).toMatchObject({ zip: null });
    expect(await fixture.storedFiles()).toHaveLength(1);

    await sendZip(job.id, zip);
    const { db, uploads } = fixture.test;
    const cleanUp = () => cleanUpImports({ db, uploads }, new Date(Date.now() + 2 * DAY_MS));
    await finish(job);
    await cleanUp();
    expect((await fixture.storedFiles()).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
    startWorker();
    expect(await settled(job)).toMatchObject({ added: 1 });
    await cleanUp();
    expect((await fixture.storedFiles()).filter((name) => name.endsWith('.zip'))).toEqual([]);
    expect(await db.$count(importJobs, eq(importJobs.id, job.id))).toBe(1);
  });
});
