import { expose, proxy } from 'comlink';
import { parsePropertyList } from './parse-property-list.ts';
import { createPropertyList } from './property-list.ts';

const propertyListWorker = {
  /** Parses the text of `GET /properties` and keeps the list in the worker. */
  open: (text: string) => proxy(createPropertyList(parsePropertyList(text))),
};

export type PropertyListWorker = typeof propertyListWorker;

expose(propertyListWorker);
