import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shownPrice } from '#contract/property/property.ts';
import type { PropertySort } from '#contract/search/property-search.ts';
import { RANK_AFTER_EVERY_PRICE, ranks } from '#server/core/database/property-ranks.ts';
import { properties } from '#server/core/database/schema.ts';
import type { PropertyRow } from './property-rows.ts';

/** A position in a sort order, after which a page starts. */
export interface OrderPosition {
  rank: number;
  id: string;
}

/** The contract's `comparatorOf` in SQL; tested against it. */
export function orderOf(sort: PropertySort = 'newest'): (SQL | PgColumn)[] {
  return [ranks[sort](properties), properties.id];
}

export function afterPosition(sort: PropertySort, { rank, id }: OrderPosition): SQL {
  return sql`(${ranks[sort](properties)}, ${properties.id}) > (${rank}::bigint, ${id})`;
}

/** The same value that `ranks` computes in SQL. */
export function rankOf(sort: PropertySort, row: PropertyRow): number {
  const { createdAt } = row;
  const price = shownPrice(row);
  switch (sort) {
    case 'newest':
      return -createdAt.getTime();
    case 'oldest':
      return createdAt.getTime();
    case 'price_asc':
      return price ?? RANK_AFTER_EVERY_PRICE;
    case 'price_desc':
      return price === null ? 0 : -price;
  }
}
