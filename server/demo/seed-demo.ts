import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import { ACTIVE_STATUS, DEACTIVATED_STATUS } from '#contract/endpoints/user.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { demoSeedings } from '#server/core/database/schema.ts';
import type { Media } from '#server/media/media.ts';
import { endSessions } from '#server/modules/auth/sessions-service.ts';
import {
  keepImages,
  storeImage,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { countProperties } from '#server/modules/properties/property-facets-store.ts';
import type { PropertyData, PropertyImageData } from '#server/modules/properties/property-rows.ts';
import {
  countUsers,
  findUserRow,
  insertUsers,
  type NewUser,
  setStatus,
} from '#server/modules/users/users-store.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { addDemoEnquiries } from './demo-enquiries.ts';
import { type DemoListing, demoListings, demoPhotoAlts } from './demo-listings.ts';

const photosFolder = new URL('./photos/', import.meta.url);
const plansFolder = new URL('./floor-plans/', import.meta.url);
const DAY_MS = 24 * 60 * 60 * 1000;
const ACCOUNT_AGE_DAYS = 365;

/**
 * Adds demo listings with enquiries if there are no properties, and demo accounts if there are no
 * users, in one transaction. Dates are relative to `now`. Returns the number of listings added and the names of
 * their cover images, newest first.
 */
export async function seedDemo(
  db: Database,
  media: Media,
  now: Date,
): Promise<{ listings: number; covers: string[] }> {
  if ((await db.$count(demoSeedings)) > 0) return { listings: 0, covers: [] };

  const hasListings = (await countProperties(db, { published: 'any' })) > 0;
  const photos = hasListings ? new Map<string, UploadedImage>() : await storePhotos(media);
  const listings = hasListings
    ? []
    : demoListings.map((listing) => propertyOf(listing, photos, now));
  const accounts = (await countUsers(db)) > 0 ? [] : demoAccounts;
  const users = await Promise.all(accounts.map((account) => userOf(account, now)));
  const added = await db.transaction(async (transaction) => {
    await keepImages(transaction, media, [...photos.values()]);
    if (users.length > 0) await insertUsers(transaction, users);
    await transaction.insert(demoSeedings).values({ seededAt: now });
    const inserted = await insertProperties(transaction, listings);
    if (inserted.length > 0) await addDemoEnquiries(transaction, accounts, now);
    return inserted;
  });

  const newestFirst = listings.toSorted((a, b) => +b.createdAt - +a.createdAt);
  const covers = newestFirst.flatMap(({ images: [cover] }) => cover?.name ?? []);
  return { listings: added.length, covers: [...new Set(covers)] };
}

/** The active demo accounts of this database. */
export async function findDemoAccounts(db: Executor): Promise<DemoAccount[]> {
  const users = await Promise.all(demoAccounts.map(({ id }) => findUserRow(db, id)));
  return demoAccounts.filter((_, index) => users[index]?.status === ACTIVE_STATUS);
}

/**
 * Deactivates the demo accounts, whose passwords are public, and ends their sessions. Returns those
 * that were active.
 */
export async function deactivateDemoAccounts(db: Database): Promise<DemoAccount[]> {
  return db.transaction(async (transaction) => {
    const accounts = await findDemoAccounts(transaction);
    for (const { id } of accounts) {
      await setStatus(transaction, id, DEACTIVATED_STATUS);
      await endSessions(transaction, id);
    }
    return accounts;
  });
}

/** Encodes the cover images before the first visitor requests them. */
export async function encodeCovers(
  media: Media,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) {
    if (signal.aborted) return;
    await media.variant(name, { width: 600, format: 'avif' });
  }
}

async function storePhotos(media: Media): Promise<Map<string, UploadedImage>> {
  const photos = new Set(demoListings.flatMap(({ photos }) => photos));
  const plans = new Set(demoListings.flatMap(({ floorPlan }) => floorPlan ?? []));
  const files = [
    ...[...photos].map((file) => ({ file, folder: photosFolder })),
    ...[...plans].map((file) => ({ file, folder: plansFolder })),
  ];
  const stored = files.map(async ({ file, folder }): Promise<[string, UploadedImage]> => {
    return [file, await storeImage(media, fileURLToPath(new URL(file, folder)))];
  });
  return new Map(await Promise.all(stored));
}

function propertyOf(
  listing: DemoListing,
  stored: ReadonlyMap<string, UploadedImage>,
  now: Date,
): PropertyData {
  const { key, photos, floorPlan, ageDays, checks, development, ...rest } = listing;
  const { visitedDaysAgo, confirmedDaysAgo, ...fields } = rest;
  const { handoverInMonths, ...details } = development;
  const visitedOn = visitedDaysAgo && dayOf(daysBefore(now, visitedDaysAgo));
  const confirmedOn = confirmedDaysAgo && dayOf(daysBefore(now, confirmedDaysAgo));
  const plan = floorPlan && stored.get(floorPlan);
  const handover = handoverInMonths && dayOf(monthsAfter(now, handoverInMonths)).slice(0, 7);
  return {
    ...fields,
    pointShown: fields.coordinates !== null,
    id: derivedId(key),
    checks: { ...checks, visitedOn: visitedOn || null, confirmedOn: confirmedOn || null },
    developmentDetails: { ...details, handover: handover || null },
    images: photos.flatMap((file) => {
      const image = stored.get(file);
      return image ? imageOf(image, demoPhotoAlts[file]) : [];
    }),
    floorPlan: plan ? imageOf(plan) : null,
    videoUrl: null,
    published: true,
    createdAt: daysBefore(now, ageDays),
  };
}

function imageOf({ name, width, height, color }: UploadedImage, alt = ''): PropertyImageData {
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

function monthsAfter(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
