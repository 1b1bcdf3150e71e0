import { clear, createStore, entries, get, type UseStore, update } from 'idb-keyval';
import * as z from 'zod/mini';

/** Everything that this browser keeps. The privacy page has a label for each. */
export const deviceStoreNames = [
  'shortlist',
  'recently-viewed',
  'notes',
  'listing-choices',
  'saved-searches',
  'last-account',
  'own-figures',
] as const;
export type DeviceStoreName = (typeof deviceStoreNames)[number];

export interface DeviceStoreOptions<Item> {
  name: DeviceStoreName;
  /** Items that it rejects are dropped. */
  schema: z.ZodMiniType<Item>;
  /** Increase it if an older app would misread the items; it leaves those of a newer one alone. */
  version: number;
  /** More items drop the last ones. */
  limit: number;
}

/** The records of the device stores in IndexedDB. Loaded when there is something to read or keep. */
let opened: UseStore | undefined;

function database(): UseStore {
  opened ??= createStore('gida-device', 'records');
  return opened;
}

const StoredRecord = z.catch(z.object({ version: z.number(), items: z.array(z.unknown()) }), {
  version: 0,
  items: [],
});
type StoredRecord = z.infer<typeof StoredRecord>;

/** @throws VersionError if a newer app stored them, another error if the storage is blocked */
export async function readItems<Item>(options: DeviceStoreOptions<Item>): Promise<Item[]> {
  return itemsOf(await get(options.name, database()), options);
}

/**
 * Returns the items after the change.
 * @throws VersionError if a newer app stored them, another error if the storage is blocked or full
 */
export async function changeItems<Item>(
  options: DeviceStoreOptions<Item>,
  change: (items: readonly Item[]) => readonly Item[],
): Promise<readonly Item[]> {
  const { name, version } = options;
  let items: readonly Item[] = [];
  await update(
    name,
    (record) => {
      items = change(itemsOf(record, options));
      return { version, items };
    },
    database(),
  );
  return items;
}

function itemsOf<Item>(
  record: unknown,
  { name, schema, version, limit }: DeviceStoreOptions<Item>,
): Item[] {
  const stored = StoredRecord.parse(record);
  if (stored.version > version) {
    throw new DOMException(`${name} has version ${stored.version}`, 'VersionError');
  }
  return stored.items.flatMap((item) => schema.safeParse(item).data ?? []).slice(0, limit);
}

/** Every record with items, by the name of its store. @throws if the storage is blocked */
export async function readRecords(): Promise<[DeviceStoreName, StoredRecord][]> {
  const records = new Map(await entries<IDBValidKey, unknown>(database()));
  return deviceStoreNames
    .map((name): [DeviceStoreName, StoredRecord] => [name, StoredRecord.parse(records.get(name))])
    .filter(([, { items }]) => items.length > 0);
}

/** @throws if the storage is blocked or full */
export function updateRecord(
  name: DeviceStoreName,
  change: (record: StoredRecord) => StoredRecord,
): Promise<void> {
  return update(name, (record) => change(StoredRecord.parse(record)), database());
}

/** @throws if the storage is blocked */
export function removeRecords(): Promise<void> {
  return clear(database());
}
