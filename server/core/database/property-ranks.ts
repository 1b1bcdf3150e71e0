import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { NEW_DEVELOPMENT } from '#contract/property/property.ts';
import type { PropertySort } from '#contract/search/property-search.ts';

interface RankedColumns {
  createdAt: SQLWrapper;
  price: SQLWrapper;
  status: SQLWrapper;
  type: SQLWrapper;
}

/** Above every price that JavaScript can represent: properties without a shown price come last. */
export const RANK_AFTER_EVERY_PRICE = 2 ** 53;

/**
 * Each sort order as an ascending integer that is never null, so that a page starts at
 * `(rank, id) > (…, …)`, which one index serves at any depth.
 */
export const ranks: Record<PropertySort, (columns: RankedColumns) => SQL> = {
  newest: ({ createdAt }) => sql`(-${millisecondsOf(createdAt)})`,
  oldest: ({ createdAt }) => sql`(${millisecondsOf(createdAt)})`,
  price_asc: (columns) => sql`(coalesce(${shownPriceOf(columns)}, 9007199254740992))`,
  price_desc: (columns) => sql`(coalesce(-${shownPriceOf(columns)}, 0))`,
};

/** The contract's `shownPrice`. Without parameters, which an index cannot have. */
export function shownPriceOf({ price, status, type }: Omit<RankedColumns, 'createdAt'>): SQL {
  return sql`(case when ${sql.raw(`'${NEW_DEVELOPMENT}'`)} in (${status}, ${type}) then null else ${price} end)`;
}

// With an explicit time zone: an expression that depends on the session's cannot be indexed.
function millisecondsOf(instant: SQLWrapper): SQL {
  return sql`(extract(epoch from ${instant} at time zone 'UTC') * 1000)::bigint`;
}
