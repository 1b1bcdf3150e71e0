import type { Property } from '#contract/property.ts';
import { logger } from '#src/lib/logger.ts';
import { announceList } from './list-beginnings.ts';
import type { PropertiesAnswer } from './property-answer.ts';
import type { FoundPage, WholeList } from './property-page.ts';
import type { PageRequest } from './property-page-request.ts';
import { wholeListOf } from './whole-list.ts';
import type { ReadingResult, WorkerAnswer, WorkerCall } from './whole-list-worker.ts';

/** Of an answer's text: characters, or their UTF-8. */
type Piece = string | Uint8Array<ArrayBuffer>;

interface Waiting {
  resolve: (result: ReadingResult | FoundPage | null) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** The worker frees what no page can ask for any more. */
const forgotten = new FinalizationRegistry<number>((id) => send({ forget: id }));

/**
 * Hands the text of an answer to the worker as it comes, which reads it meanwhile, keeps the list
 * and searches it there. When the text has come, answers with what waits for the last of it.
 */
export async function readInWorker(
  beginning: readonly Piece[],
  rest?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  url = '',
): Promise<() => Promise<PropertiesAnswer>> {
  lastId += 1;
  const id = lastId;
  const reading = startedWorker();
  // The cards of a long list are on their way as well, while it is.
  import('#src/features/properties/list/long-property-grid.tsx').catch(() => {});
  let endAnnouncement = () => {};
  try {
    for (const piece of beginning) hand(piece);
    endAnnouncement = announceList({ url, beginningOf });
    for (;;) {
      const piece = await rest?.read();
      if (!piece?.value) break;
      hand(piece.value);
    }
  } catch (error) {
    send({ forget: id });
    throw error;
  } finally {
    endAnnouncement();
  }

  function hand(piece: Piece) {
    const call: WorkerCall = { id, piece };
    reading.postMessage(call, typeof piece === 'string' ? [] : [piece.buffer]);
  }

  async function beginningOf(request: PageRequest) {
    lastId += 1;
    // The worker answers the request for a beginning with it.
    return (await ask({ id: lastId, underWay: id, request })) as FoundPage | null;
  }

  return async () => {
    if (reading !== worker) throw workerFailure();
    // The worker answers the end of a text with what it has read.
    const { page, malformed, firstFault } = (await ask({ id, isWhole: true })) as ReadingResult;
    if (malformed > 0) {
      logger.warn(`/properties: ${malformed} malformed records are left out`, firstFault);
    }
    return page ? { page } : { list: listInWorker(id) };
  };
}

/** A list that is short enough to be searched where the screen is drawn. */
export function listHere(properties: readonly Property[]): WholeList {
  return wholeListOf(properties);
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

type Question = Extract<WorkerCall, { isWhole: true } | { request: PageRequest }>;

function ask(question: Question): Promise<ReadingResult | FoundPage | null> {
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    send(question);
  });
}

function send(call: WorkerCall): void {
  startedWorker().postMessage(call);
}

function startedWorker(): Worker {
  worker ??= startWorker();
  return worker;
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
    // Its lists are lost with it: the next worker says so to whoever asks for them.
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(workerFailure());
    waiting.clear();
  });
  return started;
}

function workerFailure(): Error {
  return new Error('The worker could not be started');
}
