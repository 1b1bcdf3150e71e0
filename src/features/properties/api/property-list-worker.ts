import { expose, proxy } from 'comlink';
import { createPropertyList, type PropertyList, parsePropertyList } from './property-list.ts';

let last: { text: string; list: PropertyList } | undefined;

const propertyListWorker = {
  /**
   * Parses the text of `GET /properties` and keeps the list in the worker. An API that ignores the
   * filters sends the same text again, which is not parsed again.
   */
  open(text: string) {
    if (last?.text !== text) last = { text, list: createPropertyList(parsePropertyList(text)) };
    return proxy(last.list);
  },
};

export type PropertyListWorker = typeof propertyListWorker;

expose(propertyListWorker);
