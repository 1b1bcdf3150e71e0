import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { desc, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryKinds, enquiryStates } from '#contract/endpoints/enquiries.ts';
import type { Property } from '#contract/property/property.ts';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { properties, users } from '#server/core/database/schema.ts';
import { demoAccounts } from '#server/demo/demo-accounts.ts';
import { demoListings, demoPhotoAlts } from '#server/demo/demo-listings.ts';
import {
  deactivateDemoAccounts,
  encodeCovers,
  findDemoAccounts,
  seedDemo,
} from '#server/demo/seed-demo.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import { insertUsers } from '#server/modules/users/users-store.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { call } from '#tests/support/users.ts';

const now = new Date('2026-03-02T09:00:00.000Z');

let folder: string;
let media: Media;
let database: OpenDatabase;
let seeded: Awaited<ReturnType<typeof seedDemo>>;
let found: Property[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  [media, database] = await Promise.all([openMedia({ folder }), openTestDatabase()]);
  seeded = await seedDemo(database.db, media, now);
  found = await listProperties(database.db, {});
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('The demo', () => {
  it('contains every demo listing with all fields', () => {
    expect(seeded.listings).toBe(demoListings.length);
    expect(found).toHaveLength(demoListings.length);
    const shown = demoListings.find(({ coordinates }) => coordinates);
    expect(found).toContainEqual(
      expect.objectContaining({
        title: shown?.title,
        price: shown?.price,
        features: shown?.features,
        amenities: shown?.amenities,
        coordinates: shown?.coordinates,
      }),
    );
  });

  it('dates its listings relative to the first start', () => {
    const newest = demoListings.toSorted((a, b) => a.ageDays - b.ageDays)[0];
    expect(found[0]).toMatchObject({
      title: newest?.title,
      createdAt: new Date(now.getTime() - (newest?.ageDays ?? 0) * 86_400_000).toISOString(),
    });
  });

  it('stores each photo once, with size, colour and alternative text', async () => {
    const images = found.flatMap((property) => property.imageDetails ?? []);
    const alts = new Set(Object.values(demoPhotoAlts));
    for (const { url, width, height, color, alt } of images) {
      expect(await media.original(url.replace('/api/images/', ''))).not.toBeNull();
      expect([width, height]).toEqual([1200, 800]);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(alts).toContain(alt);
    }
    const files = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
    expect(files).toHaveLength(
      new Set(demoListings.flatMap(({ photos, floorPlan }) => [...photos, floorPlan ?? []].flat()))
        .size,
    );
  });

  it('has enquiries of every kind in every state, dated relative to the first start', async () => {
    const rows = await database.db.select().from(enquiries).orderBy(desc(enquiries.at));
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(enquiryKinds));
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(enquiryStates));
    const titles = rows.flatMap(({ propertyId }) => {
      return found.find(({ _id }) => _id === propertyId)?.title ?? [];
    });
    expect(titles).toEqual(rows.flatMap(({ propertyTitle }) => propertyTitle ?? []));
    expect(rows[0]).toMatchObject({
      state: 'new',
      at: new Date('2026-03-02T07:00:00.000Z'),
      viewing: { times: [{ day: '2026-03-03' }, { day: '2026-03-04' }, { day: '2026-03-06' }] },
    });
    for (const { at, changedAt } of rows) {
      expect(+changedAt).toBeGreaterThanOrEqual(+at);
      expect(+changedAt).toBeLessThan(+now);
    }
  });

  it('has an admin and a buyer who can sign in', async () => {
    const accounts = await database.db.select().from(users);
    expect(accounts.map(({ role }) => role).sort()).toEqual(['admin', 'user']);
    for (const { email, password } of demoAccounts) {
      const account = accounts.find((candidate) => candidate.email === email);
      expect(account).toMatchObject({ isVerified: true, status: 'Active' });
      expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
      expect(await verify(account?.passwordHash ?? '', password)).toBe(true);
    }
  });

  it('finds the demo accounts of a database', async () => {
    expect(await findDemoAccounts(database.db)).toEqual(demoAccounts);
  });

  it('loses its accounts and their sessions when it is turned off', async () => {
    const test = await openTestApp();
    // With a listing, the demo adds its accounts alone.
    await insertProperties(test.db, [newProperty('imported')]);
    await seedDemo(test.db, test.media, now);
    const [admin] = demoAccounts;
    const credentials = { email: admin?.email, password: admin?.password };
    const token = (await call(test.app, 'POST /auth/login', { body: credentials })).json().data
      .token;
    expect(await deactivateDemoAccounts(test.db)).toEqual(demoAccounts);
    expect(await deactivateDemoAccounts(test.db)).toEqual([]);
    expect(await findDemoAccounts(test.db)).toEqual([]);
    expect((await call(test.app, 'GET /auth/me', { token })).statusCode).toBe(401);
    const login = await call(test.app, 'POST /auth/login', { body: credentials });
    expect(login.statusCode).toBe(403);
    await test.close();
  });

  it('does not come back after it was deleted', async () => {
    const other = await openTestDatabase();
    await seedDemo(other.db, media, now);
    await other.db.delete(properties);
    const nothing = { listings: 0, covers: [] };
    expect(await seedDemo(other.db, media, now)).toEqual(nothing);
    await other.db.delete(users);
    expect(await seedDemo(other.db, media, now)).toEqual(nothing);
    expect(await listProperties(other.db, {})).toEqual([]);
    await other.close();
  });

  it('adds its accounts to listings imported before the first start', async () => {
    const other = await openTestDatabase();
    await insertProperties(other.db, [newProperty('imported')]);
    expect(await seedDemo(other.db, media, now)).toEqual({ listings: 0, covers: [] });
    expect(await findDemoAccounts(other.db)).toEqual(demoAccounts);
    expect(await listProperties(other.db, {})).toHaveLength(1);
    expect(await other.db.$count(enquiries)).toBe(0);
    await other.close();
  });

  it('adds no accounts if there are users', async () => {
    const other = await openTestDatabase();
    const registrationDate = now;
    const owner = { fullName: 'Ada Obi', email: 'ada@example.com', passwordHash: 'x' };
    await insertUsers(other.db, [{ id: 'a'.repeat(24), registrationDate, ...owner }]);
    const { listings } = await seedDemo(other.db, media, now);
    expect(listings).toBe(demoListings.length);
    expect(await findDemoAccounts(other.db)).toEqual([]);
    const assigned = await other.db.$count(enquiries, isNotNull(enquiries.assignedTo));
    expect(assigned).toBe(0);
    await other.close();
  });

  it('adds listings to an empty database only', async () => {
    expect(await seedDemo(database.db, media, new Date())).toEqual({ listings: 0, covers: [] });
    expect(await listProperties(database.db, {})).toEqual(found);
  });

  it('is complete, with the same ids as anywhere, if two processes seed one database in parallel', async () => {
    const shared = await openTestDatabase();
    const both = await Promise.all([
      seedDemo(shared.db, media, now),
      seedDemo(shared.db, media, now),
    ]);
    expect(both[0].listings + both[1].listings).toBe(demoListings.length);
    expect(await listProperties(shared.db, {})).toEqual(found);
    await shared.close();
  });

  it('encodes the covers in advance, the newest first', async () => {
    const [first = '', second = ''] = seeded.covers;
    expect(found[0]?.images?.[0]).toBe(`/api/images/${first}`);
    const stop = new AbortController();
    await encodeCovers(media, [first], stop.signal);
    stop.abort();
    await encodeCovers(media, [second], stop.signal);
    expect(await readdir(join(folder, 'variants'))).toEqual([first.replace('.webp', '')]);
    expect(await readdir(join(folder, 'variants', first.replace('.webp', '')))).toEqual([
      '600.avif',
    ]);
  });
});
