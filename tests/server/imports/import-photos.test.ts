import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ImportPhotos } from '#contract/endpoints/import-photos.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { importPhotos } from '#server/core/database/import-jobs-schema.ts';
import { properties, propertyImages } from '#server/core/database/schema.ts';
import type { BackgroundJob } from '#server/core/jobs/background-job.ts';
import { listUsedImages } from '#server/modules/images/images-service.ts';
import { program } from '#tests/support/hostile-files.ts';
import { houseColumns, houseRows } from '#tests/support/house-rows.ts';
import {
  type ImportFixture,
  openImportFixture,
  sendImport,
  sendPhotoZip,
} from '#tests/support/import-fixture.ts';
import { call, registerUser } from '#tests/support/users.ts';
import { zipOf } from '#tests/support/zip.ts';

let fixture: ImportFixture;
let photoServer: Server;
let base: string;
const photos: Buffer[] = [];
const workers: BackgroundJob[] = [];
const requested: string[] = [];

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
  for (const background of ['#a00', '#0a0', '#00a']) {
    const create = { width: 40, height: 30, channels: 3, background } as const;
    photos.push(await sharp({ create }).jpeg().toBuffer());
  }
  photoServer = createServer((request, response) => {
    requested.push(request.url ?? '');
    const photo = photos[Number(/^\/(\d)\.jpg$/.exec(request.url ?? '')?.[1])];
    if (photo) return response.end(photo);
    if (request.url === '/program.jpg') return response.end(program);
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => photoServer.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(photoServer.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await fixture.clear();
  requested.length = 0;
});
afterAll(async () => {
  photoServer.close();
  await fixture.test.close();
});

/** Starts a worker that may fetch from this computer. */
function startWorker(): BackgroundJob {
  const worker = fixture.test.startPhotos({ mayConnect: (address) => address === '127.0.0.1' });
  workers.push(worker);
  return worker;
}

const path = (id: string) => `/admin/imports/${id}/photos` as const;
const photosOf = async (id: string) =>
  ImportPhotos.parse((await fixture.call(`GET ${path(id)}`)).json().data);
const sendZip = (id: string, zip: Uint8Array, from = 0, bytes = zip.length) =>
  sendPhotoZip(fixture.test.app, id, zip, { token: fixture.admin.token, from, bytes });

/** Uploads houses with these cells in their column Photos. */
async function check(cells: readonly string[]): Promise<ImportJob> {
  const rows = houseRows(cells.length).map((row, at) => `${row},"${cells[at]}"`);
  const sheet = [`${houseColumns},Photos`, ...rows].join('\n');
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

/** The colours of the photos of each listing, in the order of the file. */
async function storedColours(): Promise<string[][]> {
  const { data } = (await fixture.call('GET /properties?published=no')).json();
  return data.map(({ imageDetails }: { imageDetails: { color: string }[] }) =>
    imageDetails.map(({ color }) => color.replace(/#(.).(.).(.)./, '$1$2$3')),
  );
}

describe('The photos of an import', () => {
  it('are refused to guests and buyers', async () => {
    const { app } = fixture.test;
    const job = await check(['a.jpg']);
    const buyer = await registerUser(app);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await call(app, `${method} ${path(job.id)}`)).statusCode).toBe(401);
      const { statusCode } = await call(app, `${method} ${path(job.id)}`, { token: buyer.token });
      expect(statusCode).toBe(403);
    }
    expect((await fixture.call(`GET ${path('x')}`)).statusCode).toBe(404);
    expect((await sendZip('x', zipOf([]))).statusCode).toBe(404);
  });

  it('come from addresses and from a ZIP, in the order of the cell', async () => {
    const job = await check([`${base}/0.jpg, front.jpg|${base}/2.jpg`, '', '12', 'FRONT.jpg']);
    const zip = zipOf([{ name: 'lekki/Front.jpg', content: photos[1] ?? Buffer.alloc(0) }]);
    const uploaded = await sendZip(job.id, zip);
    expect([uploaded.statusCode, uploaded.json().data]).toEqual([
      200,
      {
        named: 4,
        added: 0,
        waiting: 0,
        failed: 0,
        zip: { name: 'photos.zip', bytes: zip.length, received: zip.length },
        failures: [],
      },
    ]);
    expect(requested).toEqual([]);
    startWorker();
    await finish(job);
    expect(await settled(job)).toMatchObject({ named: 4, added: 4, failed: 0 });
    expect(await storedColours()).toEqual([['a00', '0a0', '00a'], [], [], ['0a0']]);
    // Nobody edited them, so their version is the first.
    const versions = await fixture.test.db.select({ version: properties.version }).from(properties);
    expect(versions).toEqual(Array(4).fill({ version: 1 }));
  });

  it('that fail are listed by row and reason, also in the report; the listings are kept', async () => {
    const cells = [
      `${base}/missing.jpg; ${base}/program.jpg`,
      'http://10.0.0.1/a.jpg,nowhere.jpg',
      `large.jpg, not-a-photo.jpg, ${base}/0.jpg`,
    ];
    const job = await check(cells);
    await sendZip(
      job.id,
      zipOf([
        {
          name: 'filler',
          content: randomBytes(2e6),
        },
        { name: 'large.jpg', content: Buffer.alloc(16 * 1024 * 1024) },
        { name: 'not-a-photo.jpg', content: program },
      ]),
    );
    startWorker();
    await finish(job);
    expect(await settled(job)).toMatchObject({
      named: 7,
      added: 1,
      failed: 6,
      failures: [
        { line: 2, photo: `${base}/missing.jpg`, reason: '404' },
        { line: 2, photo: `${base}/program.jpg`, reason: 'not an image' },
        { line: 3, photo: 'http://10.0.0.1/a.jpg', reason: 'address not allowed' },
        { line: 3, photo: 'nowhere.jpg', reason: 'not in the ZIP' },
        { line: 4, photo: 'large.jpg', reason: 'too large' },
        { line: 4, photo: 'not-a-photo.jpg', reason: 'not an image' },
      ],
    });
    expect(await fixture.test.db.$count(properties)).toBe(3);
    const report = (await fixture.call(`GET /admin/imports/${job.id}/report`)).body;
    expect(report).toContain('\r\n4,photo not added,large.jpg: too large\r\n');
  });

  it('are at most as many as a listing may have', async () => {
    const names = Array.from({ length: 31 }, (_, at) => `${at}.jpg`);
    const shade = (at: number) =>
      sharp({
        create: { width: 9, height: 9, channels: 3, background: { r: at * 8, g: 0, b: 0 } },
      });
    const files = names.map(async (name, at) => ({
      name,
      content: await shade(at).png().toBuffer(),
    }));
    const job = await check([names.join(' ')]);
    await sendZip(job.id, zipOf(await Promise.all(files)));
    startWorker();
    await finish(job);
    expect(await settled(job)).toMatchObject({
      added: 30,
      failures: [{ line: 2, photo: '30.jpg', reason: 'a listing has at most 30 photos' }],
    });
  });

  it('go on where they stopped after a restart, and none is added twice', async () => {
    const job = await check([`${base}/0.jpg ${base}/1.jpg ${base}/2.jpg`, `${base}/0.jpg`]);
    await finish(job);
    const first = startWorker();
    await expect.poll(async () => (await photosOf(job.id)).added).toBeGreaterThan(0);
    await first.stop();
    const { added, waiting } = await photosOf(job.id);
    expect(added + waiting).toBe(4);
    expect(waiting).toBeGreaterThan(0);
    // A killed process leaves its lease, which ends in time.
    const ended = { claimedUntil: new Date(Date.now() - 1000) };
    await fixture.test.db.update(importPhotos).set(ended);
    startWorker();
    startWorker();
    expect(await settled(job)).toMatchObject({ added: 4, failed: 0 });
    expect(await storedColours()).toEqual([['a00', '0a0', '00a'], ['a00']]);
  });

  it('are not fetched for listings that were deleted in the meantime', async () => {
    const job = await check([`${base}/0.jpg`]);
    await finish(job);
    const [listing] = await fixture.test.db.select({ id: properties.id }).from(properties);
    expect((await fixture.call(`DELETE /properties/${listing?.id}`)).statusCode).toBe(200);
    startWorker();
    expect(await settled(job)).toMatchObject({
      failures: [{ line: 2, photo: `${base}/0.jpg`, reason: 'the listing was deleted' }],
    });
    expect(requested).toEqual([]);
    expect(await listUsedImages(fixture.test.db)).toEqual([]);
  });

  it('are not added again when the same file is imported again', async () => {
    const first = await check([`${base}/0.jpg`]);
    startWorker();
    await finish(first);
    await settled(first);
    const again = await check([`${base}/0.jpg`]);
    await finish(again);
    expect(await photosOf(again.id)).toMatchObject({ added: 0, waiting: 0, failed: 0 });
    expect(await fixture.test.db.$count(propertyImages)).toBe(1);
  });
});
