// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDeviceFile, clearDevice, deviceFile } from '#src/lib/device/device-data.ts';
import type { DeviceStoreName } from '#src/lib/device/device-storage.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';

const open = (name: DeviceStoreName) =>
  createDeviceStore({
    name,
    schema: z.object({ id: z.string(), text: z.string() }),
    version: 1,
    limit: 10,
  });

beforeEach(() => clearDevice());

describe('The file with everything that a device keeps', () => {
  it('gives another device the same items', async () => {
    const notes = open('notes');
    await notes.put({ id: 'a', text: 'first' });
    await notes.put({ id: 'b', text: 'second' });
    await open('saved-searches').put({ id: 's', text: 'search' });
    const file = await deviceFile();
    await clearDevice();
    expect((await notes.load()).items).toEqual([]);
    await addDeviceFile(file);
    expect((await notes.load()).items).toEqual([
      { id: 'b', text: 'second' },
      { id: 'a', text: 'first' },
    ]);
    expect((await open('saved-searches').load()).items).toHaveLength(1);
  });

  it('adds to what this device keeps, which stays as it is', async () => {
    const notes = open('notes');
    await notes.put({ id: 'a', text: 'theirs' });
    const file = await deviceFile();
    await notes.put({ id: 'a', text: 'ours' });
    await notes.put({ id: 'b', text: 'ours' });
    await notes.update((items) => items.toReversed());
    await addDeviceFile(file);
    expect((await notes.load()).items).toEqual([
      { id: 'a', text: 'ours' },
      { id: 'b', text: 'ours' },
    ]);
  });

  it('does not tell another device which account was used on this one', async () => {
    await open('last-account').put({ id: 'x', text: 'y' });
    expect(await deviceFile()).not.toContain('last-account');
  });

  it.each([
    ['no JSON', 'PK\u0003\u0004'],
    ['other JSON', '{"version":1}'],
    ['null', 'null'],
  ])('rejects %s', async (_what, text) => {
    await expect(addDeviceFile(text)).rejects.toThrow();
  });

  it('rejects the file of a newer app by name', async () => {
    const text = JSON.stringify({ gida: 'device', version: 2, stores: {} });
    await expect(addDeviceFile(text)).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('leaves out malformed stores and items, and stores that it does not know', async () => {
    const stores = {
      notes: { version: 1, items: [{ id: 'a', text: 'good' }, { id: 'b' }] },
      shortlist: 'nonsense',
      unknown: { version: 1, items: [{ id: 'a' }] },
    };
    await addDeviceFile(JSON.stringify({ gida: 'device', version: 1, stores }));
    expect((await open('notes').load()).items).toEqual([{ id: 'a', text: 'good' }]);
    expect((await open('shortlist').load()).items).toEqual([]);
  });
});
