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
  'table-views',
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

/** @throws if the storage is blocked */
export async function readItems<Item>(options: DeviceStoreOptions<Item>): Promise<Kept<Item>> {
  const record = StoredRecord.parse(await get(options.name, database()));
  if (record.version > options.version) {
    return { items: [], isLoading: false, problem: 'newer-version' };
  }
  return { items: itemsOf(record, options), isLoading: false };
}

/** Changes a record, and then its mark for other tabs. @throws if the storage is blocked or full */
export async function changeItems<Item>(
  options: DeviceStoreOptions<Item>,
  mark: string,
  change: (items: readonly Item[]) => readonly Item[],
): Promise<Kept<Item>> {
  const { name, version } = options;
  let items: readonly Item[] = [];
  let isNewer = false;
  await update(
    name,
    (value) => {
      const record = StoredRecord.parse(value);
      isNewer = record.version > version;
      items = change(isNewer ? [] : itemsOf(record, options));
      return isNewer ? value : { version, items };
    },
    database(),
  );
  if (isNewer) return { items, isLoading: false, problem: 'newer-version' };
  setMark(mark, items.length > 0);
  return { items, isLoading: false };
}

/** A new value each time, because an equal one would send no event. */
export function setMark(mark: string, hasItems: boolean): void {
  if (hasItems) localStorage.setItem(mark, `${Math.random()}`);
  else localStorage.removeItem(mark);
}

function itemsOf<Item>(
  { items }: StoredRecord,
  { schema, limit }: DeviceStoreOptions<Item>,
): Item[] {
  return items.flatMap((item) => schema.safeParse(item).data ?? []).slice(0, limit);
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
