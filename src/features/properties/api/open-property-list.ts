import { type Remote, wrap } from 'comlink';
import * as endpoints from '#contract/properties.ts';
import type { PropertySearchQuery } from '#contract/property-search-query.ts';
import { callForText } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { parsePropertyList } from './parse-property-list.ts';
import { createPropertyList, type PropertyList } from './property-list.ts';
import type { PropertyListWorker } from './property-list-worker.ts';

/** A response of this many characters takes a phone about a tenth of a second to parse. */
const LONG_TEXT = 400_000;

/** Requests a whole list. A long one is parsed and searched in a worker. @throws ApiError */
export async function openPropertyList(
  query: PropertySearchQuery,
  signal: AbortSignal,
): Promise<PropertyList> {
  const text = await callForText(endpoints.listProperties, { query, signal });
  if (text.length < LONG_TEXT) return createPropertyList(parsePropertyList(text));
  return openInWorker(text);
}

let remote: Remote<PropertyListWorker> | undefined;

/** All long lists share one worker, which drops a list when the page no longer refers to it. */
function openInWorker(text: string): Promise<PropertyList> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => {
      remote = undefined;
      reject(new ApiError('The list of properties could not be loaded.', { cause }));
    };
    remote ??= startWorker(fail);
    remote.open(text).then(resolve, fail);
  });
}

/** Comlink does not report a worker whose script fails to load, so `onError` does. */
function startWorker(onError: (event: ErrorEvent) => void): Remote<PropertyListWorker> {
  const worker = new Worker(new URL('./property-list-worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('error', onError);
  return wrap<PropertyListWorker>(worker);
}
