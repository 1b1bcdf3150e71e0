import { z } from 'zod';
import { type PropertySort, propertySorts } from '#contract/property-search.ts';
import type { OrderPosition } from './property-order-sql.ts';
import { RANK_AFTER_EVERY_PRICE } from './property-ranks.ts';

const Cursor = z.tuple([
  z.enum(propertySorts),
  // Whole, but not z.int(): the rank behind every price is the first number that it would refuse.
  z.number().multipleOf(1).min(-RANK_AFTER_EVERY_PRICE).max(RANK_AFTER_EVERY_PRICE),
  z.string().regex(/^[0-9a-f]{24}$/),
]);

/** Where the next page starts, opaque to clients; it holds for the sort it was made for. */
export function writeCursor(sort: PropertySort, { rank, id }: OrderPosition): string {
  return Buffer.from(JSON.stringify([sort, rank, id])).toString('base64url');
}

/** Null where the text is no cursor of this sort. */
export function readCursor(sort: PropertySort, text: string): OrderPosition | null {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort) return null;
  return { rank: parsed.data[1], id: parsed.data[2] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
