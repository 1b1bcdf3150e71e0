import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PropertySort } from '#contract/search/property-search.ts';

interface RankedColumns {
  createdAt: SQLWrapper;
  price: SQLWrapper;
}

/** Above every price that JavaScript can represent: properties without a price come last. */
export const RANK_AFTER_EVERY_PRICE = 2 ** 53;

/**
 * Each sort order as an ascending integer that is never null, so that a page starts at
 * `(rank, id) > (…, …)`, which one index serves at any depth.
 */
export const ranks: Record<PropertySort, (columns: RankedColumns) => SQL> = {
  newest: ({ createdAt }) => sql`(-${millisecondsOf(createdAt)})`,
  oldest: ({ createdAt }) => sql`(${millisecondsOf(createdAt)})`,
  price_asc: ({ price }) => sql`(coalesce(${price}, 9007199254740992))`,
  price_desc: ({ price }) => sql`(coalesce(-${price}, 0))`,
};

// With an explicit time zone: an expression that depends on the session's cannot be indexed.
function millisecondsOf(instant: SQLWrapper): SQL {
  return sql`(extract(epoch from ${instant} at time zone 'UTC') * 1000)::bigint`;
}
