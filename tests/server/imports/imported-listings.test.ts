import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { listProperties } from '#server/modules/properties/properties-service.ts';
import { houseRows, houseSheet, lekkiRow } from '#tests/support/house-rows.ts';
import {
  type ImportFixture,
  openImportFixture,
  sendImport,
} from '#tests/support/import-fixture.ts';

const portHarcourt = '3,3,4,2,Block of Flats,Port Harcourt,Rivers,40000000';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.test.close());

/** Imports rows as a list of that day; returns the counts. */
async function importRows(rows: string[], listedOn: string) {
  const { token } = fixture.admin;
  const { data } = (
    await sendImport(fixture.test.app, houseSheet(rows), { token, listedOn })
  ).json();
  await fixture.confirm(await fixture.waitForState(data, 'checked'));
  return (await fixture.waitForState(data, 'finished')).rows;
}

describe('Imported listings', () => {
  it('are drafts for sale, as the API returns them to staff', async () => {
    await importRows([lekkiRow, portHarcourt], '2026-01-31');
    const [home, ...others] = await listProperties(fixture.test.db, {
      location: 'Port Harcourt',
      published: 'no',
    });
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
      description: 'Toilets: 4\nParking space: 2',
      amenities: [],
      images: [],
      imageDetails: [],
      checks: null,
      coordinates: null,
      developmentDetails: null,
      pointShown: null,
      videoUrl: null,
      floorPlan: null,
      published: false,
      createdAt: '2026-01-31T10:59:58.000Z',
      viewCount: 0,
      version: 1,
      updatedAt: null,
    });
  });

  it('keep their dates and changes when they are imported again, and only new rows are added', async () => {
    const { db } = fixture.test;
    await importRows([lekkiRow, 'ragged', lekkiRow], '2026-01-31');
    await db.update(properties).set({ title: 'Seaside home' });
    const before = await db.select().from(properties).orderBy(properties.id);
    const again = await importRows([lekkiRow, lekkiRow], '2026-03-01');
    expect(again).toMatchObject({ imported: 0, alreadyThere: 2 });
    expect(await db.select().from(properties).orderBy(properties.id)).toEqual(before);
    const other = await importRows([portHarcourt, lekkiRow, lekkiRow, lekkiRow], '2026-03-01');
    expect(other).toMatchObject({ read: 4, imported: 2, alreadyThere: 2 });
  });

  it('are each stored once, though two imports of one file run at the same time', async () => {
    fixture.test.startImports();
    const imports = [1, 2].map(() => importRows(houseRows(1200), '2026-01-31'));
    const counts = (await Promise.all(imports)).map(({ imported }) => imported);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1200);
    expect(await fixture.test.db.$count(properties)).toBe(1200);
  });
});
