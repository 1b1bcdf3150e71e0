import type * as z from 'zod/mini';
import { type RequestConfig, requestRead } from './api.ts';
import { type ListAnswer, readList } from './list-answer.ts';
import { logger } from './logger.ts';

/** Calls the API for a list, item by item: a malformed one is logged and left out. */
export function requestList<Schema extends z.core.$ZodType>(
  itemSchema: Schema,
  config: RequestConfig,
): Promise<ListAnswer<z.output<Schema>>> {
  return requestRead(config, (text) =>
    readList(itemSchema, text, (index, error) => {
      logger.warn(`${config.url}: record ${index} is malformed and left out`, error);
    }),
  );
}
