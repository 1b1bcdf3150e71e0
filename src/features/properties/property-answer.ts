import type { PageMeta } from '#contract/envelope.ts';
import { Property } from '#contract/property.ts';
import { readList } from '#src/lib/list-answer.ts';
import { logger } from '#src/lib/logger.ts';
import type { WholeList } from './property-page.ts';

/** A page where the API pages; else the whole list, wherever it is kept. */
export type PropertiesAnswer =
  | { page: AnsweredPage; list?: undefined }
  | { page?: undefined; list: WholeList };

export interface AnsweredPage {
  items: Property[];
  meta: PageMeta;
}

/** From this many characters on, a list is read and searched off the main thread. */
const LONG_TEXT = 400_000;

/** Reads what `GET /properties` answered. Throws an Error where that is no list. */
export async function readProperties(text: string): Promise<PropertiesAnswer> {
  if (text.length >= LONG_TEXT && typeof Worker !== 'undefined') {
    const { readInWorker } = await import('./whole-list-client.ts');
    return readInWorker(text);
  }
  const { items, meta } = readList(Property, text, (index, error) => {
    logger.warn(`/properties: record ${index} is malformed and left out`, error);
  });
  if (meta) return { page: { items, meta } };
  const { wholeListOf } = await import('./whole-list.ts');
  return { list: wholeListOf(items) };
}
