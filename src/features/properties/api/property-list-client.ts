import { type Remote, wrap } from 'comlink';
import { ApiError } from '#src/lib/api-response.ts';
import type { PropertyList } from './property-list.ts';
import type { PropertyListWorker } from './property-list-worker.ts';
import * as texts from './texts.ts';

interface ListWorker {
  remote: Remote<PropertyListWorker>;
  /** Rejects when the worker fails, which Comlink does not report. */
  failure: Promise<never>;
}

/** The worker that keeps all long lists. Comlink releases a list that is no longer referenced. */
let listWorker: ListWorker | undefined;

/** Parses a long list in a worker, which also searches it. Loaded with the first long list. */
export async function openInWorker(response: Blob): Promise<PropertyList> {
  listWorker ??= startWorker();
  const { remote, failure } = listWorker;
  const list = await Promise.race([remote.open(response), failure]);
  return { page: (request) => Promise.race([list.page(request), failure]) };
}

function startWorker(): ListWorker {
  const worker = new Worker(new URL('./property-list-worker.ts', import.meta.url), {
    type: 'module',
  });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      worker.terminate();
      listWorker = undefined;
      reject(new ApiError(texts.listFailed, { cause: event }));
    });
  });
  // A failure while nothing waits for the worker is reported by the next search.
  failure.catch(() => {});
  return { remote: wrap<PropertyListWorker>(worker), failure };
}
