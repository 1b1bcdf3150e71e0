import * as z from 'zod/mini';
import { PageMeta } from '#contract/envelope.ts';
import { jsonOf } from './json-text.ts';
import { payloadOf } from './unwrap.ts';

/** Hears of an item that is none, and is left out. */
export type OnMalformed = (index: number, error: Error) => void;

export interface ListAnswer<Item> {
  items: Item[];
  /** Only from an API that pages. */
  meta: PageMeta | null;
}

/**
 * Reads a list, item by item: `onMalformed` hears of each that is none, which is left out. Throws
 * an Error where there is no list at all.
 */
export function readList<Schema extends z.core.$ZodType>(
  itemSchema: Schema,
  text: string,
  onMalformed: OnMalformed,
): ListAnswer<z.output<Schema>> {
  const { payload, meta } = payloadOf(jsonOf(text));
  if (!Array.isArray(payload)) throw new Error('The payload is no list');
  const items: z.output<Schema>[] = [];
  for (const [index, record] of payload.entries()) {
    const item = readItem(itemSchema, record, index, onMalformed);
    if (item !== undefined) items.push(item);
  }
  return { items, meta: pageMetaOf(meta) };
}

/** Undefined where the record is malformed. */
export function readItem<Schema extends z.core.$ZodType>(
  itemSchema: Schema,
  record: unknown,
  index: number,
  onMalformed: OnMalformed,
): z.output<Schema> | undefined {
  const result = z.safeParse(itemSchema, record);
  if (result.success) return result.data;
  onMalformed(index, result.error);
}

export function pageMetaOf(meta: unknown): PageMeta | null {
  return PageMeta.safeParse(meta).data ?? null;
}
