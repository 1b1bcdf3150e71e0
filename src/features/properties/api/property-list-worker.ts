import { expose, proxy } from 'comlink';
import { createPropertyList, type PropertyList, parsePropertyList } from './property-list.ts';

let last: { bytes: Uint8Array; list: PropertyList } | undefined;

const propertyListWorker = {
  /**
   * Parses the response of `GET /properties` and keeps the list in the worker. An API that ignores the
   * filters sends the same bytes again, which are not parsed again.
   */
  async open(response: Blob) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!last || !areEqual(last.bytes, bytes)) {
      last = {
        bytes,
        list: createPropertyList(parsePropertyList(new TextDecoder().decode(bytes))),
      };
    }
    return proxy(last.list);
  },
};

function areEqual(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, at) => byte === others[at]);
}

export type PropertyListWorker = typeof propertyListWorker;

expose(propertyListWorker);
