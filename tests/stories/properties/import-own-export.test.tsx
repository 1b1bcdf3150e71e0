import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import { findProperties, insertProperties } from '#server/modules/properties/properties-service.ts';
import {
  propertyCsvColumns,
  propertyCsvHeader,
  propertyCsvLine,
} from '#src/features/properties/admin-table/property-csv.ts';
import {
  type ImportFixture,
  openImportFixture,
  sendImport,
} from '#tests/support/import-fixture.ts';
import { newProperty } from '#tests/support/property-builders.ts';

const exported = [
  newProperty('plain'),
  newProperty('own reference', { propertyId: 'GD-7K2M9Q', negotiable: true }),
  newProperty('bare', {
    type: null,
    status: null,
    price: null,
    features: {},
    description: null,
    amenities: [],
  }),
  newProperty('hostile', {
    title: '=Villa  "Étoile", 5 beds',
    location: '-6.4,3.42',
    description: 'First line\nSecond; line, with "quotes"\n\nThird',
    amenities: ['Gym, indoor'],
    features: { bedrooms: 0, bathrooms: 12, squareFootage: 320.5 },
  }),
  newProperty('development', {
    status: 'New Development',
    type: 'Penthouse tower',
    price: 4_500_000_000,
    videoUrl: 'https://vimeo.com/76979871/8272103f6e',
    checks: {
      papers: 'C of O, in progress',
      papersKind: 'Survey only',
      power: '18 hours, solar',
      visitedOn: '2026-01-10',
      confirmedOn: '2026-01-12',
    },
  }),
];

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
});
afterAll(() => fixture.test.close());

describe('Our own export', () => {
  it('is imported again without a change, also where rows update their listings', async () => {
    const { db, app } = fixture.test;
    await insertProperties(db, exported);
    const columns = propertyCsvColumns(() => true);
    const ids = exported.map(({ id }) => id);
    const listed = await findProperties(db, ids, 'staff');
    const content = [
      propertyCsvHeader(columns),
      ...listed.map((property) => propertyCsvLine(columns, property)),
    ].join('');
    const before = await db.select().from(properties).orderBy(properties.id);
    const { data } = (await sendImport(app, content, { token: fixture.admin.token })).json();
    await fixture.waitForState(data, 'checked');
    const rows = (await fixture.call(`GET /admin/imports/${data.id}/rows`)).json().data;
    const reasons = rows.map(
      ({ problems }: { problems: { text: string }[] }) => problems.at(-1)?.text,
    );
    expect(reasons).toEqual(Array(exported.length).fill('the same listing, no change'));

    const { mapping } = (await fixture.call(`GET /admin/imports/${data.id}/columns`)).json().data;
    await db.update(importJobs).set({ mapping: { ...mapping, repeats: 'update' } });
    await fixture.confirm(data);
    const { rows: counts } = await fixture.waitForState(data, 'finished');
    expect(counts).toMatchObject({
      read: 5,
      imported: 0,
      updated: 0,
      alreadyThere: 5,
      rejected: 0,
    });
    expect(await db.select().from(properties).orderBy(properties.id)).toEqual(before);
  });
});
