import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import type { Database } from '#server/db/database.ts';
import { insertProperties } from '#server/db/properties-store.ts';
import { derivedPropertyId } from '#server/db/property-id.ts';
import { pageProperties } from '#server/db/property-pages-store.ts';
import type { NewImage, NewProperty } from '#server/db/property-rows.ts';
import { insertUsers, type NewUser } from '#server/db/users-store.ts';
import type { Media } from '#server/media/media.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import type { DemoListing } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';
import { demoPhotoAlts } from './demo-photos.ts';

const photosFolder = new URL('./photos/', import.meta.url);
const DAY_MS = 24 * 60 * 60 * 1000;
const ACCOUNT_AGE_DAYS = 365;

/**
 * Fills a database without properties with the demo's listings and accounts, all or nothing. The
 * ids are the same everywhere; dates count back from `now`. Answers how many listings it added, and
 * the names of their cover pictures, the newest first.
 */
export async function seedDemo(
  db: Database,
  media: Media,
  now: Date,
): Promise<{ listings: number; covers: string[] }> {
  const { total } = await pageProperties(db, {}, { limit: 1, after: null });
  if (total > 0) return { listings: 0, covers: [] };

  const images = await storePhotos(media);
  const properties = demoListings.map((listing) => propertyOf(listing, images, now));
  const accounts = await Promise.all(demoAccounts.map((account) => userOf(account, now)));
  const added = await db.transaction(async (transaction) => {
    await insertUsers(transaction, accounts);
    return insertProperties(transaction, properties);
  });

  const newestFirst = properties.toSorted((a, b) => +b.createdAt - +a.createdAt);
  const covers = newestFirst.flatMap(({ images: [cover] }) => cover?.name ?? []);
  return { listings: added.length, covers: [...new Set(covers)] };
}

/** Each photograph once, however many listings show it. */
async function storePhotos(media: Media): Promise<Map<string, NewImage>> {
  const files = [...new Set(demoListings.flatMap(({ photos }) => photos))];
  const stored = files.map(async (file): Promise<[string, NewImage]> => {
    const picture = await media.store(fileURLToPath(new URL(file, photosFolder)));
    return [file, { ...picture, alt: demoPhotoAlts[file] ?? '' }];
  });
  return new Map(await Promise.all(stored));
}

function propertyOf(
  listing: DemoListing,
  images: ReadonlyMap<string, NewImage>,
  now: Date,
): NewProperty {
  const { key, photos, ageDays, ...fields } = listing;
  return {
    ...fields,
    id: derivedPropertyId(key),
    images: photos.flatMap((file) => images.get(file) ?? []),
    createdAt: daysBefore(now, ageDays),
  };
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
