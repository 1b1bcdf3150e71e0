// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearDevice } from '#src/lib/device/device-data.ts';
import { readRecords } from '#src/lib/device/device-storage.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';

const Note = z.object({ id: z.string(), text: z.string() });

const openNotes = (options: { version?: number; limit?: number } = {}) =>
  createDeviceStore({ name: 'notes', schema: Note, version: 1, limit: 3, ...options });

const note = (id: string, text = id) => ({ id, text });

async function idsIn(store: ReturnType<typeof openNotes>) {
  return (await store.load()).items.map(({ id }) => id);
}

/** Another tab gets this event with each change of the local storage. */
function announce() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'gida.device.notes' }));
}

beforeEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await clearDevice();
});

describe('A device store', () => {
  it('keeps items for the next visit, the last one first, without duplicates', async () => {
    const store = openNotes();
    await store.put(note('a'));
    await store.put(note('b'));
    await store.put(note('a', 'changed'));
    expect((await openNotes().load()).items).toEqual([note('a', 'changed'), note('b')]);
    await store.remove('a');
    expect(await idsIn(openNotes())).toEqual(['b']);
  });

  it('drops the last items beyond its limit', async () => {
    const store = openNotes({ limit: 2 });
    for (const id of ['a', 'b', 'c']) await store.put(note(id));
    expect(await idsIn(store)).toEqual(['c', 'b']);
    expect(await idsIn(openNotes({ limit: 2 }))).toEqual(['c', 'b']);
  });

  it('keeps every change of a burst', async () => {
    const store = openNotes();
    await Promise.all(['a', 'b', 'c'].map((id) => store.put(note(id))));
    expect(await idsIn(store)).toEqual(['c', 'b', 'a']);
    expect(await idsIn(openNotes())).toEqual(['c', 'b', 'a']);
  });

  it('shows no older change again while it stores a burst', async () => {
    const store = openNotes();
    const shown: string[] = [];
    store.subscribe(() => shown.push(...store.read().items.map(({ text }) => text)));
    await Promise.all(['1', '2', '3'].map((text) => store.put(note('a', text))));
    expect(shown.at(-1)).toBe('3');
    expect(shown.toSorted()).toEqual(shown);
  });

  it('drops a malformed item and keeps the others', async () => {
    await openNotes().put(note('a'));
    const items = [{ id: 'b' }, null, 7, note('a'), { id: 3, text: 'c' }];
    const database = createStore('gida-device', 'records');
    await set('notes', { version: 1, items }, database);
    expect(await idsIn(openNotes())).toEqual(['a']);
    await set('notes', 'nonsense', database);
    expect(await idsIn(openNotes())).toEqual([]);
  });

  it('adds to what another tab has kept meanwhile, and shows it', async () => {
    const [ours, theirs] = [openNotes(), openNotes()];
    await ours.load();
    await theirs.put(note('theirs'));
    await ours.put(note('ours'));
    expect(await idsIn(ours)).toEqual(['ours', 'theirs']);
  });

  it('shows a change of another tab when it is announced', async () => {
    const [ours, theirs] = [openNotes(), openNotes()];
    const onChange = vi.fn();
    ours.subscribe(onChange);
    await theirs.put(note('theirs'));
    announce();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(ours.read().items).toEqual([note('theirs')]);
    await theirs.remove('theirs');
    announce();
    await vi.waitFor(() => expect(ours.read().items).toEqual([]));
  });

  it('reads nothing on a first visit', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    expect(openNotes().read()).toEqual({ items: [], isLoading: false });
    await openNotes().load();
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves the items of a newer version alone, and works without them', async () => {
    await openNotes({ version: 2 }).put(note('newer'));
    const store = openNotes();
    expect((await store.load()).problem).toBe('newer-version');
    await store.put(note('a'));
    expect(store.read()).toMatchObject({ items: [note('a')], problem: 'newer-version' });
    expect(await idsIn(openNotes({ version: 2 }))).toEqual(['newer']);
  });

  it('reads the items of an older version', async () => {
    await openNotes().put(note('a'));
    expect(await idsIn(openNotes({ version: 2 }))).toEqual(['a']);
  });

  it('works until the page is closed where the storage is full', async () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const store = openNotes();
    await store.put(note('a'));
    await store.put(note('b'));
    expect(store.read()).toEqual({
      items: [note('b'), note('a')],
      isLoading: false,
      problem: 'not-stored',
    });
  });

  it('works until the page is closed where the local storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const store = openNotes();
    await store.put(note('a'));
    expect(store.read()).toMatchObject({ items: [note('a')], problem: 'not-stored' });
  });

  it('is empty after the device is cleared, and leaves other databases alone', async () => {
    await set('of another app', 1);
    const store = openNotes();
    await store.put(note('a'));
    await clearDevice();
    expect(store.read()).toEqual({ items: [], isLoading: false });
    expect(await readRecords()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await get('of another app')).toBe(1);
    await store.put(note('b'));
    expect(await idsIn(openNotes())).toEqual(['b']);
  });
});
