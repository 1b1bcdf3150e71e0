import { createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { Property } from '#contract/property.ts';
import {
  type EditedPicture,
  newPictures,
} from '#src/features/properties/editor/images/image-list.ts';
import { rememberDraftOwner } from '#src/lib/draft-owner.ts';
import { logger } from '#src/lib/logger.ts';
import { editedPropertyRules } from './property-form-rules.ts';
import type { PropertyFormValues } from './property-form-values.ts';

/** Whose draft it is, by e-mail address, and of which property; 'new' for one not listed yet. */
export interface DraftKey {
  owner: string;
  propertyId: string | 'new';
}

export interface PropertyDraft {
  savedAt: Date;
  values: PropertyFormValues;
  pictures: EditedPicture[];
  /** The property as it was when the edit began; none for a new one. */
  base?: Property;
}

const StoredDraft = z.object({
  savedAt: z.date(),
  values: editedPropertyRules,
  base: z.optional(Property),
  pictures: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('stored'),
        id: z.string(),
        url: z.string(),
        isRemoved: z.boolean(),
      }),
      z.object({
        kind: z.literal('new'),
        id: z.string(),
        name: z.string(),
        lastModified: z.optional(z.number()),
        isPrepared: z.boolean(),
      }),
    ]),
  ),
});

let store: UseStore | undefined;
/** One write after the other, so that the last one counts. */
let line: Promise<unknown> = Promise.resolve();

/** Null where there is none, or none that can be read. */
export async function readDraft(key: DraftKey): Promise<PropertyDraft | null> {
  return inTurn(null, async (opened) => {
    const found = StoredDraft.safeParse(await get(draftKey(key), opened));
    if (!found.success) return null;
    const { pictures, ...draft } = found.data;
    const restored = pictures.map(async (picture): Promise<EditedPicture | null> => {
      if (picture.kind === 'stored') return picture;
      const { id, name, lastModified, isPrepared } = picture;
      const stored: unknown = await get(fileKey(key, id, isPrepared), opened);
      if (!(stored instanceof File)) return null;
      const prepared = isPrepared ? stored : null;
      // What it was chosen by, whatever it was made into.
      const file = new File([stored], name, { type: stored.type, lastModified });
      return { kind: 'new', id, file, prepared, state: isPrepared ? 'ready' : 'waiting' };
    });
    return { ...draft, pictures: (await Promise.all(restored)).filter((one) => one !== null) };
  });
}

/** False where the browser does not keep it: it is full, or set to keep nothing. */
export function keepDraft(key: DraftKey, draft: PropertyDraft): Promise<boolean> {
  rememberDraftOwner(key.owner);
  return inTurn(false, async (opened) => {
    const files = newPictures(draft.pictures).map(
      ({ id, file, prepared }) =>
        [fileKey(key, id, prepared !== null), prepared ?? file] satisfies [IDBValidKey, File],
    );
    const known = await fileKeysOf(key, opened);
    const isKnown = (one: IDBValidKey) => known.some((other) => indexedDB.cmp(one, other) === 0);
    await setMany(
      files.filter(([name]) => !isKnown(name)),
      opened,
    );
    await set(draftKey(key), { ...draft, pictures: draft.pictures.map(withoutFile) }, opened);
    const needed = (one: IDBValidKey) => files.some(([name]) => indexedDB.cmp(one, name) === 0);
    await delMany(
      known.filter((one) => !needed(one)),
      opened,
    );
    return true;
  });
}

export function removeDraft(key: DraftKey): Promise<void> {
  return inTurn(undefined, async (opened) => {
    await delMany([draftKey(key), ...(await fileKeysOf(key, opened))], opened);
  });
}

/** What others left in this browser goes when somebody else signs in. */
export function removeDraftsOfOthers(owner: string): Promise<void> {
  return inTurn(undefined, async (opened) => {
    const others = (await keys(opened)).filter((key) => Array.isArray(key) && key[1] !== owner);
    await delMany(others, opened);
    rememberDraftOwner(owner);
  });
}

const draftKey = ({ owner, propertyId }: DraftKey): IDBValidKey => ['draft', owner, propertyId];

const fileKey = ({ owner, propertyId }: DraftKey, id: string, isPrepared: boolean): IDBValidKey => [
  'file',
  owner,
  propertyId,
  id,
  isPrepared ? 'prepared' : 'original',
];

async function fileKeysOf({ owner, propertyId }: DraftKey, opened: UseStore) {
  return (await keys(opened)).filter(
    (key) => Array.isArray(key) && key[0] === 'file' && key[1] === owner && key[2] === propertyId,
  );
}

function withoutFile(picture: EditedPicture) {
  if (picture.kind === 'stored') return picture;
  const { kind, id, file, prepared } = picture;
  const { name, lastModified } = file;
  return { kind, id, name, lastModified, isPrepared: prepared !== null };
}

/** A browser without storage, or with a full one, works as before, without drafts. */
function inTurn<Result>(
  otherwise: Result,
  work: (opened: UseStore) => Promise<Result>,
): Promise<Result> {
  const turn = line.then(async () => {
    if (typeof indexedDB === 'undefined') return otherwise;
    try {
      store ??= createStore('gida-drafts', 'properties');
      return await work(store);
    } catch (error) {
      logger.warn('A draft could not be read or kept', error);
      return otherwise;
    }
  });
  line = turn;
  return turn;
}
