import { eq, gt, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { facetsOf } from '#contract/search/property-facet-counts.ts';
import { facetNames } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { properties, propertyCounts } from '#server/core/database/schema.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import {
  countResults,
  mergePropertyCounts,
} from '#server/modules/properties/property-facets-store.ts';
import { anyNewProperty } from '#tests/support/property-generators.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: OpenDatabase;
let ids: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(properties);
  ids = await insertProperties(database.db, fc.sample(anyNewProperty, 80));
});
afterAll(() => database.close());

const searches: PropertySearch[] = [
  {},
  { status: 'For Sale' },
  { bedrooms: 4, location: 'Lagos' },
  { published: 'no' },
  { published: 'any' },
];

/** Compares the stored counts with the contract's, for every listing and for a filter. */
async function expectCounted() {
  const { db } = database;
  const everyProperty = await listProperties(db, { published: 'any' });
  for (const search of searches) {
    const { facets } = await countResults(db, search, facetNames);
    expect(facets).toEqual(facetsOf(everyProperty, search, facetNames));
  }
  const { total } = await countResults(db, { published: 'any' }, []);
  expect(total).toBe(everyProperty.length);
}

describe('The stored counts', () => {
  it('follow new, changed and deleted properties, also by hand', async () => {
    const { db } = database;
    await expectCounted();
    const changed = ids.slice(0, 20);
    const change = {
      status: 'For Rent',
      type: null,
      typeFolded: '',
      price: 7_000_000,
      bedrooms: 9,
      published: false,
      searchedPapers: 'Federal title',
      papersKind: 'Federal title',
    };
    await db.update(properties).set(change).where(inArray(properties.id, changed));
    await expectCounted();
    await db.delete(properties).where(inArray(properties.id, ids.slice(10, 40)));
    await expectCounted();
    await db.delete(properties);
    await expectCounted();
  });

  it('find the highest price at the start and at the end of its band', async () => {
    const { db } = database;
    for (const price of [1, 4_999_999, 5_000_000, 2 ** 53 - 1]) {
      await db
        .update(properties)
        .set({ price })
        .where(inArray(properties.id, ids.slice(0, 40)));
      await db.delete(properties).where(gt(properties.price, price));
      await expectCounted();
    }
  });

  it('do not change with a change that is undone, or with a view', async () => {
    const { db } = database;
    const rows = await db.$count(propertyCounts);
    const undone = db.transaction(async (transaction) => {
      await transaction.delete(properties);
      transaction.rollback();
    });
    await expect(undone).rejects.toThrow();
    await db.update(properties).set({ viewCount: sql`view_count + 1` });
    expect(await db.$count(propertyCounts)).toBe(rows);
    await expectCounted();
  });

  it('are merged under a time limit longer than that of requests', async () => {
    const { db } = database;
    await db.execute(sql`create table limits (statement_timeout text)`);
    await db.execute(sql`create function note_limit() returns trigger language plpgsql as
      'begin insert into limits values (current_setting(''statement_timeout'')); return null; end'`);
    await db.execute(sql`create trigger note_limit after delete on ${propertyCounts}
      for each statement execute function note_limit()`);
    await mergePropertyCounts(db);
    const [limits] = await db.select({ used: sql`statement_timeout` }).from(sql`limits`);
    await db.execute(sql`drop function note_limit cascade`);
    await db.execute(sql`drop table limits`);
    expect(limits).toEqual({ used: '15min' });
  });

  it('stay right while they are merged and properties change at the same time', async () => {
    const { db } = database;
    await Promise.all(
      ids.flatMap((id, index) => [
        db.update(properties).set({ status: 'For Sale' }).where(eq(properties.id, id)),
        index % 8 === 0 ? mergePropertyCounts(db) : undefined,
        index % 3 === 0 ? db.delete(properties).where(eq(properties.id, id)) : undefined,
      ]),
    );
    await expectCounted();
    await mergePropertyCounts(db);
    await mergePropertyCounts(db);
    await expectCounted();
    const values = sql`count(distinct (type, type_folded, status, location, location_parts_folded,
      bedrooms, bathrooms, price_band, searched_papers, published))`.mapWith(Number);
    const [merged] = await db.select({ values }).from(propertyCounts);
    expect(await db.$count(propertyCounts)).toBe(merged?.values);
    expect(await db.$count(propertyCounts, eq(propertyCounts.count, 0))).toBe(0);
  });
});
