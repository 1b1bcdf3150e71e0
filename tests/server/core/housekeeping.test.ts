import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCleanup } from '#server/cleanup.ts';
import { rateLimits } from '#server/core/database/accounts-schema.ts';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { openMedia } from '#server/media/media.ts';
import { openImportUploads } from '#server/modules/imports/import-uploads.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let dataDir: string;
let databases: OpenDatabase[];
let infos: object[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'house-'));
  infos = [];
  databases = [await openTestDatabase(), await openTestDatabase()];
});
afterEach(async () => {
  for (const database of databases) await database.close();
  await rm(dataDir, { recursive: true });
});

/** Runs the cleanup once with an unused image and returns its warnings. */
async function keepHouse({ db }: OpenDatabase): Promise<string[]> {
  const folder = join(dataDir, 'media');
  const media = await openMedia({ folder });
  const uploads = await openImportUploads({ folder: join(dataDir, 'imports') });
  const create = { width: 30, height: 20, channels: 3, background: 'teal' } as const;
  await media.store(await sharp({ create }).png().toBuffer());
  const lastYear = new Date('2025-01-01');
  for (const name of await readdir(folder)) await utimes(join(folder, name), lastYear, lastYear);
  const warnings: string[] = [];
  const stop = startCleanup({
    ...{ db, media, uploads, dataDir, bucket: null, clock: () => new Date() },
    sessionLimits: { userIdleMs: 60_000, adminIdleMs: 60_000, maxMs: 60_000 },
    enquiryDays: 365,
    log: {
      info: (details, message) => infos.push({ ...details, message }),
      warn: (_details, message) => warnings.push(message),
    },
  });
  await stop();
  return warnings;
}

async function imageFiles(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'media'), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('The cleanup', () => {
  it('deletes unused images in each run', async () => {
    const [own] = databases;
    if (!own) throw new Error('No database is open.');
    expect(await keepHouse(own)).toEqual([]);
    expect(await imageFiles()).toEqual([]);
    expect(await keepHouse(own)).toEqual([]);
    expect(await imageFiles()).toEqual([]);
  });

  it('deletes expired rows and emails of more than a day ago, and logs how many', async () => {
    const [own] = databases;
    if (!own) throw new Error('No database is open.');
    const outbox = join(dataDir, 'outbox');
    await mkdir(outbox);
    for (const [name, hours] of [
      ['old.eml', 25],
      ['new.eml', 23],
      ['notes.txt', 25],
    ] as const) {
      const writtenAt = new Date(Date.now() - hours * 60 * 60 * 1000);
      await writeFile(join(outbox, name), 'a code');
      await utimes(join(outbox, name), writtenAt, writtenAt);
    }
    await own.db.insert(rateLimits).values([
      { key: 'over', expire: Date.now() - 1000 },
      { key: 'open', expire: Date.now() + 60_000 },
    ]);
    expect(await keepHouse(own)).toEqual([]);
    expect((await readdir(outbox)).sort()).toEqual(['new.eml', 'notes.txt']);
    const rows = { message: 'expired rows were deleted', rateLimits: 1, oneTimeCodes: 0 };
    expect(infos).toContainEqual(expect.objectContaining(rows));
    const emails = 'old emails were deleted from the outbox';
    expect(infos).toContainEqual({ message: emails, deleted: 1 });
  });

  it('keeps the files of another database, with a warning', async () => {
    const [own, other] = databases;
    if (!own || !other) throw new Error('No database is open.');
    await keepHouse(own);
    expect(await keepHouse(other)).toEqual([
      'the data folder belongs to another database, so nothing is removed from it',
    ]);
    expect(await imageFiles()).toHaveLength(1);
  });
});
