import { logger } from '#src/lib/logger.ts';
import type { PropertiesAnswer } from './property-answer.ts';
import type { FoundPage, WholeList } from './property-page.ts';
import type { PageRequest } from './property-page-request.ts';
import type { ReadingResult, WorkerAnswer, WorkerCall } from './whole-list-worker.ts';

interface Waiting {
  resolve: (result: ReadingResult | FoundPage) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** The worker frees what no page can ask for any more. */
const forgotten = new FinalizationRegistry<number>((id) => send({ forget: id }));

/** Reads an answer in the worker, which keeps the list and searches it there. */
export async function readInWorker(text: string): Promise<PropertiesAnswer> {
  lastId += 1;
  const id = lastId;
  // The worker answers a reading with its result.
  const { page, malformed, firstFault } = (await ask({ id, text })) as ReadingResult;
  if (malformed > 0) {
    logger.warn(`/properties: ${malformed} malformed records are left out`, firstFault);
  }
  return page ? { page } : { list: listInWorker(id) };
}

function listInWorker(id: number): WholeList {
  const list: WholeList = {
    async page(request: PageRequest) {
      lastId += 1;
      // The worker answers the request for a page with it.
      return (await ask({ id: lastId, list: id, request })) as FoundPage;
    },
  };
  forgotten.register(list, id);
  return list;
}

function ask(call: Extract<WorkerCall, { id: number }>): Promise<ReadingResult | FoundPage> {
  return new Promise((resolve, reject) => {
    waiting.set(call.id, { resolve, reject });
    send(call);
  });
}

function send(call: WorkerCall): void {
  worker ??= startWorker();
  worker.postMessage(call);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./whole-list-worker.ts', import.meta.url), {
    type: 'module',
  });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('error' in data) reject?.(new Error(data.error));
    else resolve?.(data.result);
  });
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker could not be started'));
    waiting.clear();
    worker = undefined;
  });
  return started;
}
