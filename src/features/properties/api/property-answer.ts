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

/** What `GET /properties` answered: its text, or how to get what is read off the main thread. */
type TakenAnswer = string | (() => Promise<PropertiesAnswer>);

/** From this length on, a list is read and searched off the main thread. */
const LONG_TEXT = 400_000;

/** Takes an answer in as it comes; a long one is read meanwhile. */
export async function takeProperties({ body, url }: Response): Promise<TakenAnswer> {
  const stream = body?.getReader();
  const beginning: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length < LONG_TEXT) {
    const piece = await stream?.read();
    if (!piece?.value) return new Blob(beginning).text();
    beginning.push(piece.value);
    length += piece.value.length;
  }
  const { readInWorker } = await loadWholeLists();
  return readInWorker(beginning, stream, url);
}

/** Reads what `GET /properties` answered. Throws an Error where that is no list. */
export async function readProperties(answer: TakenAnswer): Promise<PropertiesAnswer> {
  if (typeof answer !== 'string') return answer();
  if (answer.length >= LONG_TEXT) {
    const { readInWorker } = await loadWholeLists();
    return (await readInWorker([answer]))();
  }
  const { items, meta } = readList(Property, answer, (index, error) => {
    logger.warn(`/properties: record ${index} is malformed and left out`, error);
  });
  if (meta) return { page: { items, meta } };
  const { listHere } = await loadWholeLists();
  return { list: listHere(items) };
}

const loadWholeLists = () => import('./whole-list-client.ts');
