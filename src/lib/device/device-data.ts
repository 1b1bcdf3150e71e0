import * as z from 'zod/mini';
import { DEVICE_CHANGE_EVENT, MARK } from '#src/lib/device-store.ts';
import { logger } from '#src/lib/logger.ts';
import {
  type DeviceStoreName,
  deviceStoreNames,
  readRecords,
  removeRecords,
  setMark,
  updateRecord,
} from './device-storage.ts';
import { removeAllTyped } from './typed-values.ts';

/** Increase it with the version of any store. */
const FILE_VERSION = 1;

/** What only concerns this device. */
const notInFiles: readonly DeviceStoreName[] = ['last-account'];

const names = deviceStoreNames.filter((name) => !notInFiles.includes(name));

const DeviceFile = z.object({
  gida: z.literal('device'),
  version: z.number(),
  stores: z.record(z.string(), z.unknown()),
});

const FileRecord = z.object({
  version: z.number(),
  items: z.array(z.looseObject({ id: z.string() })),
});

/** Everything that this device keeps, as JSON. @throws if the storage is blocked */
export async function deviceFile(): Promise<string> {
  const records = (await readRecords()).filter(([name]) => names.includes(name));
  const file: z.infer<typeof DeviceFile> = {
    gida: 'device',
    version: FILE_VERSION,
    stores: Object.fromEntries(records),
  };
  return JSON.stringify(file);
}

/**
 * Adds the items of a file after those of this device, which stay as they are. @throws VersionError
 * for the file of a newer app, another error if it is no such file or the storage is blocked or full
 */
export async function addDeviceFile(text: string): Promise<void> {
  const { version, stores } = DeviceFile.parse(JSON.parse(text));
  if (version > FILE_VERSION) throw new DOMException('A newer file', 'VersionError');
  for (const name of names) {
    const { data: added } = FileRecord.safeParse(stores[name]);
    if (!added || added.items.length === 0) continue;
    await updateRecord(name, ({ version, items }) => {
      const ids = new Set(items.map((item) => idOf(item)));
      const others = added.items.filter(({ id }) => !ids.has(id));
      return { version: Math.max(version, added.version), items: [...items, ...others] };
    });
    setMark(MARK + name, true);
  }
  window.dispatchEvent(new Event(DEVICE_CHANGE_EVENT));
}

/** Removes everything that the stores keep on this device, in every tab, and what was typed in this one. */
export async function clearDevice(): Promise<void> {
  removeAllTyped();
  try {
    await removeRecords();
    for (const name of deviceStoreNames) setMark(MARK + name, false);
  } catch (error) {
    logger.warn('What is kept on this device could not be removed', error);
  }
  window.dispatchEvent(new Event(DEVICE_CHANGE_EVENT));
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}
