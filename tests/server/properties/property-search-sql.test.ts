import { lt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { facetsOf } from '#contract/search/property-facet-counts.ts';
import { comparatorOf, matcherOf } from '#contract/search/property-matches.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import {
  insertProperties,
  listProperties,
  propertyBatches,
} from '#server/modules/properties/properties-service.ts';
import { countResults } from '#server/modules/properties/property-facets-store.ts';
import { pageProperties, pageRequestOf } from '#server/modules/properties/property-pages.ts';
import {
  anyFacetNames,
  anyNewProperty,
  anyPropertySearch,
  anyTextQuery,
} from '#tests/support/property-generators.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

type Page = Awaited<ReturnType<typeof pageProperties>>;

const seed = Date.now();
let database: OpenDatabase;
let everyProperty: Property[];

beforeAll(async () => {
  database = await openTestDatabase();
  await insertProperties(database.db, fc.sample(anyNewProperty, { numRuns: 300, seed }));
  // About half of the ids are lower than this one.
  const updatedAt = sql`created_at + interval '300 days'`;
  await database.db.update(properties).set({ updatedAt }).where(lt(properties.id, '8'));
  // With the prices of developments, which no search may compare.
  everyProperty = [];
  const all = propertyBatches(database.db, { published: 'any' }, 'staff');
  for await (const batch of all) everyProperty.push(...batch);
});
afterAll(() => database.close());

/** The expected results of the contract, in order. */
function meantBy(search: PropertySearch): string[] {
  const found = everyProperty.filter(matcherOf(search)).toSorted(comparatorOf(search.sort));
  return found.map(({ _id }) => _id);
}

describe(`The SQL search, with listings of seed ${seed}`, () => {
  it("finds the properties of the contract's matcher, in its order", async () => {
    await fc.assert(
      fc.asyncProperty(anyPropertySearch, async (search) => {
        const found = await listProperties(database.db, search);
        expect(found.map(({ _id }) => _id)).toEqual(meantBy(search));
      }),
      { numRuns: 200 },
    );
  });

  it('reads text queries like the contract', async () => {
    await fc.assert(
      fc.asyncProperty(anyTextQuery, async (q) => {
        const found = await listProperties(database.db, { q });
        expect(found.map(({ _id }) => _id)).toEqual(meantBy({ q }));
      }),
      { numRuns: 40 },
    );
  });

  it('returns each property once across pages of any size', async () => {
    const anyLimit = fc.integer({ min: 20, max: 100 });
    await fc.assert(
      fc.asyncProperty(anyPropertySearch, anyLimit, async (search, limit) => {
        const meant = meantBy(search);
        const found: string[] = [];
        let cursor: string | null = null;
        do {
          const { sort } = search;
          const query = { limit: `${limit}`, ...(sort && { sort }), ...(cursor && { cursor }) };
          const request = pageRequestOf(query);
          if (!request) return expect.fail('The query has a limit.');
          const page: Page = await pageProperties(database.db, search, request);
          expect(page.meta.total).toBe(meant.length);
          found.push(...page.properties.map(({ _id }) => _id));
          expect(found.length).toBeLessThanOrEqual(meant.length);
          cursor = page.meta.nextCursor;
        } while (cursor !== null);
        expect(found).toEqual(meant);
      }),
      { numRuns: 40 },
    );
  });

  it('counts results and facets like the contract', async () => {
    await fc.assert(
      fc.asyncProperty(anyPropertySearch, anyFacetNames, async (search, names) => {
        const { total, facets } = await countResults(database.db, search, names);
        expect(facets).toEqual(facetsOf(everyProperty, search, names));
        expect(total).toBe(meantBy(search).length);
      }),
      { numRuns: 100 },
    );
  });
});
