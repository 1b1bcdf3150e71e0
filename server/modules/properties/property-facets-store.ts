import { count, max, type SQL, sql } from 'drizzle-orm';
import { popularLocations } from '#contract/locations.ts';
import {
  type FacetCount,
  type FacetName,
  type PropertyFacets,
  priceBand,
  withoutFacet,
} from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { Executor } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { whereOf } from './property-search-sql.ts';

/** The number of properties with the same values, and their highest price. */
interface Tally {
  count: number;
  highest: number | null;
  [value: string]: string | number | boolean | null;
}

/** The contract's `facetsOf`, counted by the database; tested against it. */
export async function countFacets(
  db: Executor,
  search: PropertySearch,
  names: readonly FacetName[],
): Promise<PropertyFacets> {
  // Facets without a filter of their own are counted in one query.
  const shared = names.filter((name) => !isFiltered(search, name));
  const alone = names.filter((name) => isFiltered(search, name)).map((name) => [name]);
  const facets: PropertyFacets = {};
  for (const group of [shared, ...alone]) {
    if (group[0] === undefined) continue;
    const tallies = await listTallies(db, whereOf(withoutFacet(search, group[0])), group);
    for (const name of group) {
      if (name === 'price') facets.price = priceFacet(tallies);
      else if (name === 'location') facets.location = locationCounts(tallies);
      else facets[name] = valueCounts(tallies, name);
    }
  }
  return facets;
}

function isFiltered(search: PropertySearch, name: FacetName): boolean {
  if (name === 'price') return search.minPrice !== undefined || search.maxPrice !== undefined;
  return search[name] !== undefined;
}

async function listTallies(
  db: Executor,
  where: SQL | undefined,
  names: readonly FacetName[],
): Promise<Tally[]> {
  const values: Record<string, SQL> = Object.assign({}, ...names.map((name) => facetValues[name]));
  const positions = Object.keys(values).map((_, index) => sql.raw(`${index + 1}`));
  return db
    .select({ ...values, count: count(), highest: max(properties.price) })
    .from(properties)
    .where(where)
    .groupBy(...positions);
}

/** The lower bounds of the price bands in ascending order, up to the highest price that can be stored. */
const priceBands = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
)
  .flat()
  .filter((band) => Number.isSafeInteger(band));

/** The columns that each facet groups by. */
const facetValues: Record<FacetName, Record<string, SQL>> = {
  type: { type: sql`${properties.type}` },
  status: { status: sql`${properties.status}` },
  bedrooms: { bedrooms: sql`${properties.bedrooms}` },
  price: {
    band: sql`width_bucket(${properties.price}, ${sql.raw(`'{${priceBands.join()}}'::bigint[]`)})`,
  },
  location: Object.fromEntries(
    popularLocations.map((location) => [location, sql`${whereOf({ location })}`]),
  ),
};

function valueCounts(tallies: readonly Tally[], name: string): FacetCount[] {
  // Sorted here, because collations of databases differ.
  return [...countsByValue(tallies, (row) => row[name])]
    .map(([value, count]) => ({ value: `${value}`, count }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

function locationCounts(tallies: readonly Tally[]): FacetCount[] {
  return popularLocations.map((location) => ({
    value: location,
    count: countsByValue(tallies, (row) => row[location]).get(true) ?? 0,
  }));
}

function priceFacet(tallies: readonly Tally[]): NonNullable<PropertyFacets['price']> {
  const bands = countsByValue(tallies, ({ highest }) =>
    highest === null ? null : priceBand(highest),
  );
  return {
    highest: tallies.reduce<number | null>(
      (most, { highest }) => (highest === null ? most : Math.max(most ?? 0, highest)),
      null,
    ),
    histogram: [...bands].map(([from, count]) => ({ from, count })).sort((a, b) => a.from - b.from),
  };
}

/** The number of properties by value, without null values. */
function countsByValue<Value>(
  tallies: readonly Tally[],
  keyOf: (row: Tally) => Value | null | undefined,
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const row of tallies) {
    const value = keyOf(row);
    if (value != null) counts.set(value, (counts.get(value) ?? 0) + row.count);
  }
  return counts;
}
