import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PropertySort } from '#contract/property-search.ts';

interface RankedColumns {
  createdAt: SQLWrapper;
  price: SQLWrapper;
}

/** Above every price that a whole number of JavaScript can hold: what has none comes last. */
export const RANK_AFTER_EVERY_PRICE = 2 ** 53;

/**
 * The order of each sort as a whole number that only rises, and which is never null. So a page
 * starts at `(rank, id) > (…, …)`, which one index answers however deep the page lies.
 */
export const ranks: Record<PropertySort, (columns: RankedColumns) => SQL> = {
  newest: ({ createdAt }) => sql`(-${millisecondsOf(createdAt)})`,
  oldest: ({ createdAt }) => sql`(${millisecondsOf(createdAt)})`,
  price_asc: ({ price }) => sql`(coalesce(${price}, 9007199254740992))`,
  price_desc: ({ price }) => sql`(coalesce(-${price}, 0))`,
};

// An index needs the time zone spelled out, or the expression would hang on the session's.
function millisecondsOf(instant: SQLWrapper): SQL {
  return sql`(extract(epoch from ${instant} at time zone 'UTC') * 1000)::bigint`;
}
