import { useSyncExternalStore } from 'react';
import type { DeviceStoreOptions, Kept } from './device/device-storage.ts';
import { logger } from './logger.ts';

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
export const MARK = 'gida.device.';

/** Fires on `window` when this tab has changed the records of several stores. */
export const DEVICE_CHANGE_EVENT = 'DEVICE_CHANGE_EVENT';

const nothing: Kept<never> = { items: [], isLoading: false };

/** Named items in IndexedDB, which survive a log-out. See `useDeviceStore`. */
export function createDeviceStore<Item extends { id: string }>(
  options: DeviceStoreOptions<Item>,
): DeviceStore<Item> {
  const mark = MARK + options.name;
  const listeners = new Set<() => void>();
  let kept: Kept<Item> | undefined;
  let loading: Promise<void> | undefined;
  let changeCount = 0;

  function read(): Kept<Item> {
    kept ??= hasMark(mark) ? { items: [], isLoading: true } : nothing;
    return kept;
  }

  function show(next: Kept<Item>) {
    if (next === read()) return;
    kept = next;
    for (const listener of listeners) listener();
  }

  /** If its code cannot be loaded, changes stay in memory. */
  async function withStorage(
    work: (storage: typeof import('./device/device-storage.ts')) => Promise<Kept<Item>>,
  ) {
    try {
      show(await work(await import('./device/device-storage.ts')));
    } catch (error) {
      logger.warn('What is kept on this device could not be read or stored', error);
      show({ items: read().items, isLoading: false, problem: 'not-stored' });
    }
  }

  async function loadStored() {
    if (hasMark(mark)) await withStorage((storage) => storage.readItems(options));
    else show(nothing);
  }

  async function load() {
    loading ??= loadStored();
    await loading;
    return read();
  }

  async function update(change: (items: readonly Item[]) => readonly Item[]) {
    const changed = (items: readonly Item[]) => change(items).slice(0, options.limit);
    const { items, problem } = await load();
    show({ items: changed(items), isLoading: false, problem });
    if (problem) return;
    changeCount += 1;
    const own = changeCount;
    await withStorage(async (storage) => {
      const stored = await storage.changeItems(options, mark, changed);
      // A newer change is shown already, which `stored` does not have.
      return own === changeCount ? stored : read();
    });
  }

  function reload() {
    if (loading) loading = loadStored();
    else kept = undefined;
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === mark) reload();
  });
  window.addEventListener(DEVICE_CHANGE_EVENT, reload);

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

/** Whether a store has items, without loading any. */
export function isAnythingKept(): boolean {
  return marks().some((key) => key.startsWith(MARK));
}

function hasMark(mark: string): boolean {
  return marks().includes(mark);
}

/** The keys of the local storage; none if it is blocked. */
function marks(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
