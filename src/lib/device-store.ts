import { useSyncExternalStore } from 'react';
import type { DeviceStoreName, DeviceStoreOptions } from './device/device-storage.ts';
import { logger } from './logger.ts';

export interface Kept<Item> {
  /** The one kept last first. The same array until something changes. */
  items: readonly Item[];
  isLoading: boolean;
  /**
   * Why changes last only until the page is closed: the storage is blocked or full, or its record
   * is from a newer version of the app.
   */
  problem?: 'not-stored' | 'newer-version';
}

export interface DeviceStore<Item> {
  read: () => Kept<Item>;
  /** The first subscription loads the items, if there are any. */
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<Kept<Item>>;
  /** Applies a change to the newest items, also to those of other tabs. It may run twice. */
  update: (change: (items: readonly Item[]) => readonly Item[]) => Promise<void>;
  /** Adds the item as the first, in place of one with the same id. */
  put: (item: Item) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/**
 * The local storage has a mark for each store with items: a first visit loads nothing, and its
 * `storage` event tells other tabs of a change.
 */
const MARK = 'gida.device.';

/** Fires on `window` when the records of several stores have changed. */
const CHANGE_EVENT = 'DEVICE_CHANGE_EVENT';

/** Named items in IndexedDB, which survive a log-out. See `useDeviceStore`. */
export function createDeviceStore<Item extends { id: string }>(
  options: DeviceStoreOptions<Item>,
): DeviceStore<Item> {
  const { name, limit } = options;
  const listeners = new Set<() => void>();
  let kept: Kept<Item> | undefined;
  let loading: Promise<void> | undefined;
  let writes = 0;

  function read(): Kept<Item> {
    kept ??= { items: [], isLoading: hasMark(name) };
    return kept;
  }

  function show(next: Kept<Item>) {
    kept = next;
    for (const listener of listeners) listener();
  }

  /** Later changes stay in memory. */
  function fail(error: unknown) {
    logger.warn(`The ${name} could not be read or stored`, error);
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    const problem = isNewer ? 'newer-version' : 'not-stored';
    show({ items: read().items, isLoading: false, problem });
  }

  async function loadStored() {
    if (!hasMark(name)) {
      const { items, isLoading, problem } = read();
      if (isLoading || problem || items.length > 0) show({ items: [], isLoading: false });
      return;
    }
    try {
      const { readItems } = await import('./device/device-storage.ts');
      show({ items: await readItems(options), isLoading: false });
    } catch (error) {
      fail(error);
    }
  }

  async function load() {
    loading ??= loadStored();
    await loading;
    return read();
  }

  async function update(change: (items: readonly Item[]) => readonly Item[]) {
    const { items, problem } = await load();
    const changed = (before: readonly Item[]) => change(before).slice(0, limit);
    show({ items: changed(items), isLoading: false, problem });
    if (problem) return;
    writes += 1;
    try {
      const { changeItems } = await import('./device/device-storage.ts');
      const stored = await changeItems(options, changed);
      mark(name, stored.length > 0);
      if (writes === 1) show({ items: stored, isLoading: false });
    } catch (error) {
      fail(error);
    } finally {
      writes -= 1;
    }
  }

  function reload() {
    if (loading) loading = loadStored();
    else kept = undefined;
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === MARK + name) reload();
  });
  window.addEventListener(CHANGE_EVENT, reload);

  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      load();
      return () => listeners.delete(listener);
    },
    load,
    update,
    put: (item) => update((items) => [item, ...items.filter(({ id }) => id !== item.id)]),
    remove: (id) => update((items) => items.filter((item) => item.id !== id)),
  };
}

/** What a store keeps; rerenders when it changes in any tab. */
export function useDeviceStore<Item>(store: DeviceStore<Item>): Kept<Item> {
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Removes everything that the stores keep on this device, in every tab. */
export async function clearDevice(): Promise<void> {
  try {
    const { removeRecords } = await import('./device/device-storage.ts');
    await removeRecords();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(MARK)) localStorage.removeItem(key);
    }
  } catch (error) {
    logger.warn('What is kept on this device could not be removed', error);
  }
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Adds the records of a file, as `deviceFile` writes them. @throws if it is none, or of a newer app */
export async function addDeviceFile(text: string): Promise<void> {
  const { addRecords } = await import('./device/device-file.ts');
  for (const name of await addRecords(text)) mark(name, true);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Whether a store has items, without loading any. */
export function isAnythingKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(MARK));
  } catch {
    return false;
  }
}

function hasMark(name: DeviceStoreName): boolean {
  try {
    return localStorage.getItem(MARK + name) !== null;
  } catch {
    return false;
  }
}

/** A new value each time, because an equal one would send no event. */
function mark(name: DeviceStoreName, hasItems: boolean) {
  if (hasItems) localStorage.setItem(MARK + name, `${Math.random()}`);
  else localStorage.removeItem(MARK + name);
}
