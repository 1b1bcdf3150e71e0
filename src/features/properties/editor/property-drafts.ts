import { createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import pLimit from 'p-limit';
import type { Property } from '#contract/property.ts';
import type { PropertyFormValues } from '#contract/property-form.ts';
import {
  type EditedImage,
  type NewImage,
  newImages,
  type StoredImage,
  uploadedFile,
} from '#src/features/properties/api/edited-images.ts';
import { logger } from '#src/lib/logger.ts';
import { rememberDraftOwner } from './draft-owner.ts';

export interface DraftKey {
  /** The email address of the admin. */
  owner: string;
  propertyId: string | 'new';
}

export interface PropertyDraft {
  savedAt: Date;
  values: PropertyFormValues;
  images: EditedImage[];
  /** The property when the edit began; absent for a new one. */
  base?: Property;
}

/** A draft without its files, which have records of their own and are written once. */
interface DraftRecord extends Omit<PropertyDraft, 'images'> {
  format: typeof FORMAT;
  images: (StoredImage | FileRecord)[];
}

interface FileRecord extends Pick<NewImage, 'kind' | 'id'> {
  name: string;
  lastModified: number;
  isPrepared: boolean;
}

/** Drafts of another format are ignored. Increase it when DraftRecord changes. */
const FORMAT = 3;

let store: UseStore | undefined;
/** Writes follow each other, so that the last one wins. */
const inTurn = pLimit(1);

/** Null if there is no draft, or none that can be restored. */
export function readDraft(key: DraftKey): Promise<PropertyDraft | null> {
  return withStore(null, async (opened) => {
    const record = await get<DraftRecord>(draftKey(key), opened);
    if (record?.format !== FORMAT) return null;
    const images = record.images.map(async (image): Promise<EditedImage | null> => {
      if (image.kind === 'stored') return image;
      const { id, name, lastModified, isPrepared } = image;
      const stored = await get<unknown>(fileKey(key, id, isPrepared), opened);
      if (!(stored instanceof File)) return null;
      const file = new File([stored], name, { type: stored.type, lastModified });
      const prepared = isPrepared ? stored : null;
      return { kind: 'new', id, file, prepared, state: isPrepared ? 'ready' : 'waiting' };
    });
    return { ...record, images: (await Promise.all(images)).filter((image) => image !== null) };
  });
}

/** False if the browser cannot store it: its storage is full or disabled. */
export function writeDraft(key: DraftKey, draft: PropertyDraft): Promise<boolean> {
  rememberDraftOwner(key.owner);
  return withStore(false, async (opened) => {
    const files = newImages(draft.images).map((image): [string, File] => [
      fileKey(key, image.id, image.prepared !== null),
      uploadedFile(image),
    ]);
    const names = new Set(files.map(([name]) => name));
    const stored = await fileKeysOf(key, opened);
    await setMany(
      files.filter(([name]) => !stored.includes(name)),
      opened,
    );
    const record: DraftRecord = { ...draft, format: FORMAT, images: draft.images.map(recordOf) };
    await set(draftKey(key), record, opened);
    await delMany(
      stored.filter((name) => !names.has(name)),
      opened,
    );
    return true;
  });
}

export function removeDraft(key: DraftKey): Promise<void> {
  return withStore(undefined, async (opened) => {
    await delMany([draftKey(key), ...(await fileKeysOf(key, opened))], opened);
  });
}

/** Removes the drafts of other admins from this browser. */
export function removeDraftsOfOthers(owner: string): Promise<void> {
  return withStore(undefined, async (opened) => {
    const ownDrafts = keyOf('draft', owner);
    const ownFiles = keyOf('file', owner);
    const all = await keys<string>(opened);
    const isOwn = (key: string) => key.startsWith(ownDrafts) || key.startsWith(ownFiles);
    await delMany(
      all.filter((key) => !isOwn(key)),
      opened,
    );
    rememberDraftOwner(owner);
  });
}

/** Each part is encoded and ends with a slash, so that no key is the prefix of another part. */
function keyOf(...parts: string[]): string {
  return parts.map((part) => `${encodeURIComponent(part)}/`).join('');
}

function draftKey({ owner, propertyId }: DraftKey): string {
  return keyOf('draft', owner, propertyId);
}

function fileKey({ owner, propertyId }: DraftKey, id: string, isPrepared: boolean): string {
  return keyOf('file', owner, propertyId, id, isPrepared ? 'prepared' : 'original');
}

async function fileKeysOf({ owner, propertyId }: DraftKey, opened: UseStore): Promise<string[]> {
  const prefix = keyOf('file', owner, propertyId);
  return (await keys<string>(opened)).filter((key) => key.startsWith(prefix));
}

function recordOf(image: EditedImage): StoredImage | FileRecord {
  if (image.kind === 'stored') return image;
  const { kind, id, file, prepared } = image;
  const { name, lastModified } = file;
  return { kind, id, name, lastModified, isPrepared: prepared !== null };
}

/** Returns `fallback` if the browser has no storage: the form works without drafts. */
function withStore<Result>(
  fallback: Result,
  work: (opened: UseStore) => Promise<Result>,
): Promise<Result> {
  return inTurn(async () => {
    if (typeof indexedDB === 'undefined') return fallback;
    try {
      store ??= createStore('gida-property-drafts', 'drafts');
      return await work(store);
    } catch (error) {
      logger.warn('A draft could not be read or written', error);
      return fallback;
    }
  });
}
