import { and, count, isNotNull, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { popularPlaces } from '#contract/places.ts';
import {
  type FacetCount,
  type FacetName,
  type PropertyFacets,
  withoutFacet,
} from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { Executor } from './database.ts';
import { whereOf } from './property-search-sql.ts';
import { properties } from './schema.ts';

/** What `facetsOf` in the contract means, counted by the database; tested against it. */
export async function countFacets(
  db: Executor,
  search: PropertySearch,
  names: readonly FacetName[],
): Promise<PropertyFacets> {
  const facets: PropertyFacets = {};
  for (const name of names) {
    const where = whereOf(withoutFacet(search, name));
    if (name === 'price') facets.price = await countPrices(db, where);
    else if (name === 'location') facets.location = await countPlaces(db, where);
    else facets[name] = await countValues(db, properties[name], where);
  }
  return facets;
}

async function countPrices(
  db: Executor,
  where: SQL | undefined,
): Promise<NonNullable<PropertyFacets['price']>> {
  const bands = await db
    .select({
      from: priceBand(properties.price).mapWith(Number),
      count: count(),
      highest: max(properties.price),
    })
    .from(properties)
    .where(and(where, isNotNull(properties.price)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return {
    highest: bands.at(-1)?.highest ?? null,
    histogram: bands.map(({ from, count }) => ({ from, count })),
  };
}

/** `priceBand` of the contract. */
function priceBand(price: SQLWrapper): SQL {
  const power = sql`(10 ^ (length(${price}::text) - 1)::numeric)`;
  return sql`(case when ${price} >= 5 * ${power} then 5 when ${price} >= 2 * ${power} then 2 else 1 end * ${power})::bigint`;
}

async function countPlaces(db: Executor, where: SQL | undefined): Promise<FacetCount[]> {
  const [counts] = await db
    .select(
      Object.fromEntries(
        popularPlaces.map((place) => [
          place,
          sql`count(*) filter (where ${whereOf({ location: place })})`.mapWith(Number),
        ]),
      ),
    )
    .from(properties)
    .where(where);
  return popularPlaces.map((place) => ({ value: place, count: counts?.[place] ?? 0 }));
}

async function countValues(
  db: Executor,
  column: typeof properties.type | typeof properties.status | typeof properties.bedrooms,
  where: SQL | undefined,
): Promise<FacetCount[]> {
  const counts = await db
    .select({ value: sql<string>`${column}::text`, count: count() })
    .from(properties)
    .where(and(where, isNotNull(column)))
    .groupBy(column);
  // In JavaScript's order of strings, which is not that of every database's collation.
  return counts.sort((a, b) => (a.value < b.value ? -1 : 1));
}
