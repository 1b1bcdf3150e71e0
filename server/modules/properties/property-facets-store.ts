import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { SOLD } from '#contract/property/property.ts';
import { areaCounts, type LocationCount } from '#contract/search/area-counts.ts';
import { budgets } from '#contract/search/budgets.ts';
import { popularLocations } from '#contract/search/locations.ts';
import { isFilteredBy, withoutFacet } from '#contract/search/property-facet-counts.ts';
import type { FacetCount, FacetName, PropertyFacets } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { ranks, shownPriceOf } from '#server/core/database/property-ranks.ts';
import { properties, propertyCounts } from '#server/core/database/schema.ts';
import { mentionsAny, whereOf } from './property-search-sql.ts';

/** The rows that are counted, and expressions for groups of them. */
interface Source {
  from: SQL;
  count: SQL;
  priceBand: SQL;
  highestPrice: SQL;
  lowestPrice: SQL;
}

const everyProperty: Source = {
  from: sql`${properties}`,
  count: sql`count(*)`,
  priceBand: sql`price_band(${shownPriceOf(properties)})`,
  highestPrice: sql`max(${shownPriceOf(properties)})`,
  lowestPrice: sql`min(${shownPriceOf(properties)}) filter (where ${properties.status} is distinct from ${SOLD})`,
};

/** Named `properties`, because `whereOf` compares columns of that table. */
const storedCounts: Source = {
  from: sql`${propertyCounts} as properties`,
  count: sql`sum(count)`,
  priceBand: sql`price_band`,
  // Only bands are stored; `highestPriceIn` finds the price.
  highestPrice: sql`null::bigint`,
  lowestPrice: sql`null::bigint`,
};

const countedFilters = [
  'location',
  'status',
  'type',
  'bedrooms',
  'bathrooms',
  'papers',
  'development',
  'published',
];

/** The stored counts if they have the column of every filter; areas need prices as well. */
function sourceOf(
  { sort: _, ...filters }: PropertySearch,
  names: readonly FacetName[] = [],
): Source {
  if (names.includes('area')) return everyProperty;
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return given.every(([name]) => countedFilters.includes(name)) ? storedCounts : everyProperty;
}

export async function countProperties(db: Executor, search: PropertySearch = {}): Promise<number> {
  const { from, count } = sourceOf(search);
  const [row] = await db
    .select({ count: sql`coalesce(${count}, 0)`.mapWith(Number) })
    .from(from)
    .where(whereOf(search));
  return row?.count ?? 0;
}

/** The number of properties with the same value of one facet. */
interface Tally {
  /** Counts all properties; every value is null. */
  isTotal: boolean;
  count: number;
  /** The largest of these in all tallies is the highest price of the results. */
  highest: number | null;
  lowest: number | null;
  [value: string]: string | number | boolean | null;
}

/** The contract's `facetsOf` in SQL, with the number of results; tested against it. */
export async function countResults(
  db: Executor,
  search: PropertySearch,
  names: readonly FacetName[],
): Promise<{ total: number; facets: PropertyFacets }> {
  // Facets whose own filter is not set share one query, which also counts the results.
  const grouped = names.filter((name) => name !== 'budget');
  const shared = grouped.filter((name) => !isFilteredBy(search, name));
  const alone = grouped.filter((name) => isFilteredBy(search, name));
  const results = shared.length > 0 ? await listTallies(db, search, shared) : [];
  const total = results.find(({ isTotal }) => isTotal)?.count;
  const facets: PropertyFacets = {};
  for (const name of shared) addFacet(facets, name, results);
  for (const name of alone) {
    addFacet(facets, name, await listTallies(db, withoutFacet(search, name), [name]));
  }
  if (names.includes('budget')) facets.budget = await countBudgets(db, search);
  return { total: total ?? (await countProperties(db, search)), facets };
}

type GroupedFacet = Exclude<FacetName, 'budget'>;

async function countBudgets(db: Executor, search: PropertySearch): Promise<FacetCount[]> {
  const counts = budgets.map((budget) => [
    budget.label,
    sql`count(*) filter (where ${whereOf(budget.search)})`.mapWith(Number),
  ]);
  const [row = {}] = await db
    .select(Object.fromEntries(counts))
    .from(properties)
    .where(whereOf(search));
  return budgets.map(({ label }) => ({ value: label, count: Number(row[label]) }));
}

function addFacet(facets: PropertyFacets, name: GroupedFacet, tallies: readonly Tally[]): void {
  if (name === 'price') facets.price = priceFacet(tallies);
  else if (name === 'location') facets.location = locationCounts(tallies);
  else if (name === 'area') facets.area = areaCounts(pricedLocations(tallies));
  else facets[name] = valueCounts(tallies, name);
}

/** Counts properties by each facet, and all of them. */
async function listTallies(
  db: Executor,
  search: PropertySearch,
  names: readonly GroupedFacet[],
): Promise<Tally[]> {
  const source = sourceOf(search, names);
  const where = whereOf(search) ?? sql`true`;
  const needsHighest = source === storedCounts && names.includes('price');
  const highest = needsHighest ? highestPriceIn(where) : sql`max(highest)`;
  const values = names.flatMap((name) => (name === 'location' ? popularLocations : [name]));
  const columns = values.map((value) => sql.identifier(value));
  return db
    .select({
      ...Object.fromEntries(values.map((value) => [value, sql`${sql.identifier(value)}`])),
      // `grouping` sets a bit for each column that the row is not grouped by; the total has all bits set.
      isTotal: sql<boolean>`grouping(${list(columns)}) = ${2 ** columns.length - 1}::int`,
      count: sql`coalesce(sum(count), 0)`.mapWith(Number),
      highest: sql<number | null>`${highest}`.mapWith(properties.price),
      lowest: sql<number | null>`min(lowest)`.mapWith(properties.price),
    })
    .from(sql`(${groupsOf(source, where, names)}) as groups`)
    .groupBy(sql`grouping sets (${list([sql`()`, ...columns.map((column) => sql`(${column})`)])})`);
}

/**
 * Groups properties by all facets together, because thousands share some hundred locations. The text
 * of a location is then compared once, and becomes a column for each popular location.
 */
function groupsOf(source: Source, where: SQL, names: readonly GroupedFacet[]): SQL {
  const grouped: Record<GroupedFacet, SQLWrapper> = {
    type: properties.type,
    status: properties.status,
    bedrooms: properties.bedrooms,
    papers: properties.searchedPapers,
    price: source.priceBand,
    location: properties.locationPartsFolded,
    area: properties.location,
  };
  const facets = names.map((name) => sql`${grouped[name]} as ${sql.identifier(name)}`);
  const positions = names.map((_, index) => sql.raw(`${index + 1}`));
  const groups = sql`select ${list(facets)}, ${source.count} as count, ${source.highestPrice} as highest,
      ${source.lowestPrice} as lowest
    from ${source.from} where ${where} group by ${list(positions)} having ${source.count} > 0`;
  if (!names.includes('location')) return groups;
  const isIn = popularLocations.map((location) => {
    const mentioned = mentionsAny([foldText(location)], sql.identifier('location'));
    return sql`${mentioned} as ${sql.identifier(location)}`;
  });
  return sql`select *, ${list(isIn)} from (${groups}) as by_location`;
}

/**
 * Reads the index of prices within the highest stored band that has results. A band ends at most at
 * 2.5 times its start.
 */
function highestPriceIn(where: SQL): SQL {
  const rank = ranks.price_desc(properties);
  return sql`(
    with highest as materialized (
      select max(price_band) as band from (
        select price_band from ${storedCounts.from} where ${where} group by 1 having sum(count) > 0
      ) as bands
    )
    select price from ${properties} where ${where}
      and ${rank} between (select -band * 5 / 2 from highest) and (select -band from highest)
    order by ${rank} limit 1
  )`;
}

function list(parts: readonly SQLWrapper[]): SQL {
  return sql.join([...parts], sql`, `);
}

function valueCounts(tallies: readonly Tally[], name: string): FacetCount[] {
  // Sorted here, because collations of databases differ.
  return [...countsByValue(tallies, (row) => row[name])]
    .map(([value, count]) => ({ value: `${value}`, count }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

function pricedLocations(tallies: readonly Tally[]): LocationCount[] {
  // Each location has one row, because areas are grouped by it alone.
  const lowestPrices = new Map(tallies.map(({ area, lowest }) => [area, lowest]));
  return valueCounts(tallies, 'area').map((counted) => ({
    ...counted,
    lowestPrice: lowestPrices.get(counted.value) ?? null,
  }));
}

function locationCounts(tallies: readonly Tally[]): FacetCount[] {
  return popularLocations.map((location) => ({
    value: location,
    count: countsByValue(tallies, (row) => row[location]).get(true) ?? 0,
  }));
}

function priceFacet(tallies: readonly Tally[]): NonNullable<PropertyFacets['price']> {
  const bands = countsByValue(tallies, ({ price }) => (price === null ? null : Number(price)));
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

/** Replaces rows of `property_counts` for the same values by their sum. */
export async function mergePropertyCounts(db: Database): Promise<void> {
  const { count: _, ...columns } = getTableColumns(propertyCounts);
  const values = list(Object.values(columns).map(({ name }) => sql.identifier(name)));
  await db.transaction(async (transaction) => {
    // Longer than for requests: a change of every property by hand adds millions of rows.
    await transaction.execute(sql`set local statement_timeout = '15min'`);
    // A row that another process deletes first is not returned, so none is counted twice.
    await transaction.execute(sql`
      with deleted as (
        delete from ${propertyCounts} where ctid = any (array(
          select unnest(array_agg(ctid)) from ${propertyCounts} group by ${values} having count(*) > 1
        ))
        returning *
      )
      insert into ${propertyCounts} (${values}, count)
      select ${values}, sum(count) from deleted group by ${values} having sum(count) <> 0`);
  });
  // PGlite has no autovacuum, and a table that grows is read more slowly. Skipped while another process
  // does it: vacuums that wait for each other may exceed the time limit of locks.
  await db.execute(sql`vacuum (skip_locked) ${propertyCounts}`);
}
