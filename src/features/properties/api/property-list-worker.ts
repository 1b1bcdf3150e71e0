import { expose, proxy } from 'comlink';
import { createPropertyList, parsePropertyList } from './property-list.ts';

const propertyListWorker = {
  /** Parses the text of `GET /properties` and keeps the list in the worker. */
  open: (text: string) => proxy(createPropertyList(parsePropertyList(text))),
};

export type PropertyListWorker = typeof propertyListWorker;

expose(propertyListWorker);
