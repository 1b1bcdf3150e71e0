import '#src/lib/without-eval.ts';
import { Property } from '#contract/property.ts';
import { readItem } from '#src/lib/list-answer.ts';
import { type ListInPieces, listInPieces } from '#src/lib/list-in-pieces.ts';
import type { AnsweredPage } from './property-answer.ts';
import type { FoundPage, WholeList } from './property-page.ts';
import type { PageRequest } from './property-page-request.ts';
import { textSharing } from './shared-texts.ts';
import { beginningOf, wholeListOf } from './whole-list.ts';

/** What the page asks of the worker; save the pieces, each is answered under its `id`. */
export type WorkerCall =
  /** The next piece of an answer's text, as characters or in UTF-8. */
  | { id: number; piece: Uint8Array | string }
  /** The text was whole: if it is a whole list, it is kept under the same `id`. */
  | { id: number; isWhole: true }
  | { id: number; list: number; request: PageRequest }
  /** How the results begin in a list that is still on its way; null where that is not known yet. */
  | { id: number; underWay: number; request: PageRequest }
  /** Nobody can ask for that list any more. */
  | { forget: number };

export interface ReadingResult {
  /** Where the API pages after all. */
  page?: AnsweredPage;
  /** How many records were left out, and what is wrong with the first one. */
  malformed: number;
  firstFault?: string;
}

export type WorkerAnswer =
  | { id: number; result: ReadingResult | FoundPage | null }
  | { id: number; error: string };

type Question = Extract<WorkerCall, { isWhole: true } | { request: PageRequest }>;

interface Reading {
  decoder: TextDecoder;
  properties: ListInPieces<Property>;
  soFar: Property[];
  result: ReadingResult;
}

const readings = new Map<number, Reading>();
const lists = new Map<number, WholeList>();

self.addEventListener('message', async ({ data: call }: MessageEvent<WorkerCall>) => {
  if ('forget' in call) return forget(call.forget);
  if ('piece' in call) return read(readingOf(call.id), call.piece);
  try {
    answer({ id: call.id, result: await resultOf(call) });
  } catch (error) {
    answer({ id: call.id, error: String(error) });
  }
});

function resultOf(call: Question) {
  if ('isWhole' in call) return end(call.id);
  if ('list' in call) return page(call.list, call.request);
  return beginningOf(readings.get(call.underWay)?.soFar ?? [], call.request);
}

function forget(id: number): void {
  readings.delete(id);
  lists.delete(id);
}

function readingOf(id: number): Reading {
  const reading = readings.get(id) ?? startReading();
  readings.set(id, reading);
  return reading;
}

function startReading(): Reading {
  const result: ReadingResult = { malformed: 0 };
  const withSharedTexts = textSharing();
  const soFar: Property[] = [];
  const properties = listInPieces((record, index) => {
    const property = readItem(Property, record, index, (_, error) => {
      result.malformed += 1;
      result.firstFault ??= `record ${index}: ${error.message}`;
    });
    if (!property) return undefined;
    const kept = withSharedTexts(property);
    soFar.push(kept);
    return kept;
  });
  return { decoder: new TextDecoder(), properties, soFar, result };
}

function read({ decoder, properties }: Reading, piece: Uint8Array | string): void {
  properties.add(typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true }));
}

function end(id: number): ReadingResult {
  const { decoder, properties, result } = readingOf(id);
  readings.delete(id);
  // A character that was cut off.
  properties.add(decoder.decode());
  const { items, meta } = properties.end();
  if (meta) return { ...result, page: { items, meta } };
  lists.set(id, wholeListOf(items));
  return result;
}

async function page(id: number, request: PageRequest): Promise<FoundPage> {
  const list = lists.get(id);
  if (!list) throw new Error(`There is no list ${id}`);
  return list.page(request);
}

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}
