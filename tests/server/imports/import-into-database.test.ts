import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { imports, properties } from '#server/core/database/schema.ts';
import { openImportFile } from '#server/modules/imports/import-file.ts';
import { importIntoDatabase } from '#server/modules/imports/import-into-database.ts';
import { findProperty, listProperties } from '#server/modules/properties/properties-service.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const lekki = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
const portHarcourt = '3,3,4,2,Block of Flats,Port Harcourt,Rivers,40000000';

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-import-'));
  database = await openTestDatabase();
});

afterEach(async () => {
  await database.db.delete(properties);
  await database.db.delete(imports);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('Importing into the database', () => {
  it('creates listings for sale that the API returns', async () => {
    await importFile([lekki, portHarcourt], '2026-01-31T12:00:00Z');
    const [home, ...others] = await listProperties(database.db, { location: 'Port Harcourt' });
    expect(others).toEqual([]);
    expect(home).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      propertyId: null,
      title: '3-bedroom block of flats in Port Harcourt',
      type: 'Apartment',
      status: 'For Sale',
      location: 'Port Harcourt, Rivers',
      price: 40_000_000,
      negotiable: false,
      features: { bedrooms: 3, bathrooms: 3, squareFootage: null },
      description: 'Block of Flats in Port Harcourt with 4 toilets and 2 parking spaces.',
      amenities: [],
      images: [],
      imageDetails: [],
      checks: null,
      coordinates: null,
      developmentDetails: null,
      createdAt: '2026-01-31T11:59:58.000Z',
      viewCount: 0,
      version: 1,
      updatedAt: null,
    });
  });

  it('keeps the dates of the first run in later runs', async () => {
    await importFile([lekki, portHarcourt, 'ragged', lekki], '2026-01-31T12:00:00Z');
    const before = await contents();
    const totals = await importFile([lekki, portHarcourt, 'ragged', lekki], '2026-03-01T08:00:00Z');
    expect(totals).toEqual({ read: 4, imported: 0, alreadyThere: 3, rejected: 1, suspicious: 1 });
    expect(await contents()).toEqual(before);
    expect(before.imports).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        fileName: 'houses.csv',
        mapping: 'nigeria-houses',
        startedAt: new Date('2026-01-31T12:00:00Z'),
        finishedAt: new Date('2026-01-31T12:00:00Z'),
        rowsRead: 4,
        rowsImported: 3,
        rowsRejected: 1,
        rowsSuspicious: 1,
      },
    ]);
  });

  it('gives the listings the date of their list, not of the import', async () => {
    await importFile([lekki], '2026-01-31T12:00:00Z', new Date('2022-06-30T11:00:00Z'));
    const [home] = await listProperties(database.db, {});
    expect(home?.createdAt).toBe('2022-06-30T10:59:59.000Z');
  });

  it('adds only the new rows of another file', async () => {
    await importFile([lekki], '2026-01-31T12:00:00Z');
    const totals = await importFile([portHarcourt, lekki, lekki], '2026-02-28T12:00:00Z');
    expect(totals).toMatchObject({ read: 3, imported: 2, alreadyThere: 1 });
  });

  it('does not overwrite an edited listing', async () => {
    await importFile([lekki], '2026-01-31T12:00:00Z');
    await database.db.update(properties).set({ title: 'Seaside home' });
    await importFile([lekki], '2026-01-31T13:00:00Z');
    const [home] = await listProperties(database.db, {});
    expect(await findProperty(database.db, `${home?._id}`)).toMatchObject({
      title: 'Seaside home',
    });
  });

  it('stores a batch and its counts in one transaction', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => lekki.replace('120000000', `${9e7 + at}`));
    const limit = sql`alter table imports add constraint early_end check (rows_imported < 1000)`;
    await database.db.execute(limit);
    await expect(importFile(rows, '2026-01-31T12:00:00Z')).rejects.toThrow();
    await database.db.execute(sql`alter table imports drop constraint early_end`);
    const interrupted = await contents();
    expect(interrupted.properties).toHaveLength(500);
    expect(interrupted.imports).toMatchObject([{ rowsImported: 500, finishedAt: null }]);
    expect(await importFile(rows, '2026-01-31T12:00:00Z')).toMatchObject({
      imported: 700,
      alreadyThere: 500,
    });
  });

  it('may run twice in parallel on the same file', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => lekki.replace('120000000', `${9e7 + at}`));
    const runs = await Promise.all([
      importFile(rows, '2026-01-31T12:00:00Z'),
      importFile(rows, '2026-01-31T12:00:05Z'),
    ]);
    expect(runs.map(({ imported }) => imported).reduce((sum, count) => sum + count)).toBe(1200);
    const { imports } = await contents();
    expect(imports).toMatchObject([{ rowsRead: 1200, rowsImported: 1200 }]);
  });
});

async function importFile(rows: string[], now: string, listedAt?: Date) {
  const path = join(folder, 'houses.csv');
  await writeFile(path, `${[header, ...rows].join('\n')}\n`);
  return importIntoDatabase(database.db, await openImportFile(path), {
    clock: () => new Date(now),
    listedAt,
  });
}

async function contents() {
  return {
    properties: await database.db.select().from(properties).orderBy(properties.id),
    imports: await database.db.select().from(imports),
  };
}
