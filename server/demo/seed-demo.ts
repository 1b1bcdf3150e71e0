import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import type { Media } from '#server/media/media.ts';
import {
  keepPictures,
  type NewPicture,
  storePicture,
} from '#server/modules/images/images-in-use.ts';
import { finishImport, hasImport, startImport } from '#server/modules/imports/imports-store.ts';
import { countProperties, insertProperties } from '#server/modules/properties/properties-store.ts';
import type { NewImage, NewProperty } from '#server/modules/properties/property-rows.ts';
import { countUsers } from '#server/modules/users/user-statistics-store.ts';
import { insertUsers, type NewUser } from '#server/modules/users/users-store.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import type { DemoListing } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';
import { demoPhotoAlts } from './demo-photos.ts';
import { findDemoAccounts } from './find-demo-accounts.ts';

const photosFolder = new URL('./photos/', import.meta.url);
const DAY_MS = 24 * 60 * 60 * 1000;
const ACCOUNT_AGE_DAYS = 365;

/** Noted among the imports, so that what people delete of the demo does not come back. */
const SEEDING = 'demo';

/**
 * Fills a new database with the demo, all or nothing and once for all: listings where there are
 * none, and accounts where nobody has one. The ids are the same everywhere; dates count back from
 * `now`. Answers how many listings it added, and the names of their cover pictures, the newest first.
 */
export async function seedDemo(
  db: Database,
  media: Media,
  now: Date,
): Promise<{ listings: number; covers: string[] }> {
  if (await isSeeded(db)) return { listings: 0, covers: [] };

  const hasListings = (await countProperties(db)) > 0;
  const photos = hasListings ? new Map<string, NewPicture>() : await storePhotos(media);
  const listings = hasListings
    ? []
    : demoListings.map((listing) => propertyOf(listing, photos, now));
  const hasPeople = (await countUsers(db)) > 0;
  const accounts = hasPeople ? [] : demoAccounts.map((account) => userOf(account, now));
  const people = await Promise.all(accounts);
  const added = await db.transaction(async (transaction) => {
    await keepPictures(transaction, media, [...photos.values()]);
    if (people.length > 0) await insertUsers(transaction, people);
    await noteSeeding(transaction, listings.length, now);
    return insertProperties(transaction, listings);
  });

  const newestFirst = listings.toSorted((a, b) => +b.createdAt - +a.createdAt);
  const covers = newestFirst.flatMap(({ images: [cover] }) => cover?.name ?? []);
  return { listings: added.length, covers: [...new Set(covers)] };
}

/** Databases of earlier versions have the demo's accounts, and no note. */
async function isSeeded(db: Database): Promise<boolean> {
  return (await hasImport(db, SEEDING)) || (await findDemoAccounts(db)).length > 0;
}

async function noteSeeding(transaction: Transaction, count: number, at: Date): Promise<void> {
  const note = { id: SEEDING, fileName: 'demo', mapping: 'demo', startedAt: at };
  await startImport(transaction, note);
  await finishImport(transaction, SEEDING, { read: count, refused: 0, suspicious: 0 }, at);
}

/** Each photograph once, however many listings show it. */
async function storePhotos(media: Media): Promise<Map<string, NewPicture>> {
  const files = [...new Set(demoListings.flatMap(({ photos }) => photos))];
  const stored = files.map(async (file): Promise<[string, NewPicture]> => {
    return [file, await storePicture(media, fileURLToPath(new URL(file, photosFolder)))];
  });
  return new Map(await Promise.all(stored));
}

function propertyOf(
  listing: DemoListing,
  stored: ReadonlyMap<string, NewPicture>,
  now: Date,
): NewProperty {
  const { key, photos, ageDays, ...fields } = listing;
  return {
    ...fields,
    id: derivedId(key),
    images: photos.flatMap((file) => {
      const picture = stored.get(file);
      return picture ? imageOf(picture, demoPhotoAlts[file]) : [];
    }),
    createdAt: daysBefore(now, ageDays),
  };
}

function imageOf({ name, width, height, color }: NewPicture, alt = ''): NewImage {
  return { name, width, height, color, alt };
}

async function userOf({ password, ...account }: DemoAccount, now: Date): Promise<NewUser> {
  return {
    ...account,
    isVerified: true,
    passwordHash: await hash(password),
    registrationDate: daysBefore(now, ACCOUNT_AGE_DAYS),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
