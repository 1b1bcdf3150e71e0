import '#src/lib/without-eval.ts';
import { Property } from '#contract/property.ts';
import { readList } from '#src/lib/list-answer.ts';
import type { AnsweredPage } from './property-answer.ts';
import type { FoundPage, WholeList } from './property-page.ts';
import type { PageRequest } from './property-page-request.ts';
import { withSharedTexts } from './shared-texts.ts';
import { wholeListOf } from './whole-list.ts';

/** What the page asks of the worker; each is answered under its `id`. */
export type WorkerCall =
  /** Reads an answer of the API and keeps it, if it is a whole list, under the same `id`. */
  | { id: number; text: string }
  | { id: number; list: number; request: PageRequest }
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
  | { id: number; result: ReadingResult | FoundPage }
  | { id: number; error: string };

const lists = new Map<number, WholeList>();

self.addEventListener('message', async ({ data: call }: MessageEvent<WorkerCall>) => {
  if ('forget' in call) return lists.delete(call.forget);
  try {
    const result = 'text' in call ? read(call.id, call.text) : await page(call.list, call.request);
    answer({ id: call.id, result });
  } catch (error) {
    answer({ id: call.id, error: String(error) });
  }
});

function read(id: number, text: string): ReadingResult {
  const result: ReadingResult = { malformed: 0 };
  const { items, meta } = readList(Property, text, (index, error) => {
    result.malformed += 1;
    result.firstFault ??= `record ${index}: ${error.message}`;
  });
  if (meta) return { ...result, page: { items, meta } };
  lists.set(id, wholeListOf(withSharedTexts(items)));
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
