import { clear, createStore, entries, get, type UseStore, update } from 'idb-keyval';

/** The records of the device stores in IndexedDB. Loaded when there is something to read or keep. */
let opened: UseStore | undefined;

function database(): UseStore {
  opened ??= createStore('gida-device', 'records');
  return opened;
}

/** @throws if the storage is blocked */
export function readRecord(name: string): Promise<unknown> {
  return get(name, database());
}

/** @throws if the storage is blocked or full, and what `change` throws */
export function updateRecord(name: string, change: (record: unknown) => unknown): Promise<void> {
  return update(name, change, database());
}

/** Every record by the name of its store. @throws if the storage is blocked */
export function readRecords(): Promise<[string, unknown][]> {
  return entries(database());
}

/** @throws if the storage is blocked */
export function removeRecords(): Promise<void> {
  return clear(database());
}
