import { clear, createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import pLimit from 'p-limit';
import type { Property } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import {
  type EditedImage,
  type ExistingImage,
  type NewImage,
  newImages,
} from '#src/features/properties/api/edited-images.ts';
import { logger } from '#src/lib/logger.ts';
import { rememberDraftOwner } from './draft-owner.ts';
import { propertyFormValues } from './editor-values.ts';

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
  images: (ExistingImage | Omit<NewImage, 'file'>)[];
}

/** Drafts of another format are ignored. Increase it when DraftRecord changes; fields may be added. */
const FORMAT = 4;

let store: UseStore | undefined;
/** Writes follow each other, so that the last one wins. */
const inTurn = pLimit(1);

/** Null if there is no draft, or none that can be restored. */
export function readDraft(key: DraftKey): Promise<PropertyDraft | null> {
  return withStore(null, async (opened) => {
    const record = await get<DraftRecord>(keyOf(key), opened);
    if (record?.format !== FORMAT) return null;
    const images = record.images.map(async (image): Promise<EditedImage | null> => {
      if (image.kind === 'stored') return image;
      const file = await get<File>(fileKey(key, image), opened);
      return file ? { ...image, file } : null;
    });
    return {
      ...record,
      values: withAddedFields(record.values),
      images: (await Promise.all(images)).filter((image) => image !== null),
    };
  });
}

/** Fields that were added after the draft was stored are empty. */
function withAddedFields(values: PropertyFormValues): PropertyFormValues {
  const empty = propertyFormValues();
  return {
    ...empty,
    ...values,
    features: { ...empty.features, ...values.features },
    checks: { ...empty.checks, ...values.checks },
    developmentDetails: { ...empty.developmentDetails, ...values.developmentDetails },
  };
}

/** False if the browser cannot store it: its storage is full or disabled. */
export function writeDraft(key: DraftKey, draft: PropertyDraft): Promise<boolean> {
  rememberDraftOwner(key.owner);
  return withStore(false, async (opened) => {
    const files = new Map(newImages(draft.images).map((each) => [fileKey(key, each), each.file]));
    const stored = await keysOf(key, opened);
    await setMany(
      [...files].filter(([name]) => !stored.includes(name)),
      opened,
    );
    const images = draft.images.map((image) =>
      image.kind === 'new' ? { ...image, file: undefined } : image,
    );
    await set(keyOf(key), { ...draft, format: FORMAT, images } satisfies DraftRecord, opened);
    await delMany(
      stored.filter((name) => name !== keyOf(key) && !files.has(name)),
      opened,
    );
    return true;
  });
}

export function removeDraft(key: DraftKey): Promise<void> {
  return withStore(undefined, async (opened) => delMany(await keysOf(key, opened), opened));
}

/** Removes the drafts of other admins from this browser. */
export function removeDraftsOfOthers(owner: string): Promise<void> {
  return withStore(undefined, async (opened) => {
    const own = prefixOf(owner);
    const all = await keys<string>(opened);
    await delMany(
      all.filter((key) => !key.startsWith(own)),
      opened,
    );
    rememberDraftOwner(owner);
  });
}

export function removeAllDrafts(): Promise<void> {
  return withStore(undefined, (opened) => clear(opened));
}

/** Each part is encoded and ends with a slash, so that no key is the prefix of another part. */
function prefixOf(...parts: string[]): string {
  return parts.map((part) => `${encodeURIComponent(part)}/`).join('');
}

/** The key of the draft, with which the keys of its files start. */
function keyOf({ owner, propertyId }: DraftKey): string {
  return prefixOf(owner, propertyId);
}

function fileKey(key: DraftKey, { id, state }: Pick<NewImage, 'id' | 'state'>): string {
  return `${keyOf(key)}${id}/${state === 'ready' ? 'prepared' : 'original'}`;
}

async function keysOf(key: DraftKey, opened: UseStore): Promise<string[]> {
  return (await keys<string>(opened)).filter((name) => name.startsWith(keyOf(key)));
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
