import * as z from 'zod/mini';
import { PageMeta } from '#contract/envelope.ts';
import { jsonOf } from './json-text.ts';
import { payloadOf } from './unwrap.ts';

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
  onMalformed: (index: number, error: Error) => void,
): ListAnswer<z.output<Schema>> {
  const { payload, meta } = payloadOf(jsonOf(text));
  if (!Array.isArray(payload)) throw new Error('The payload is no list');
  const items: z.output<Schema>[] = [];
  for (const [index, record] of payload.entries()) {
    const result = z.safeParse(itemSchema, record);
    if (result.success) items.push(result.data);
    else onMalformed(index, result.error);
  }
  return { items, meta: PageMeta.safeParse(meta).data ?? null };
}
