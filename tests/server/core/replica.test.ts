import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import type { Database, OpenDatabase } from '#server/core/database/database.ts';
import { properties, propertyRevision } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let replica: OpenDatabase;
let test: TestApp;

beforeAll(async () => {
  replica = await openTestDatabase();
  test = await openTestApp({ replica: replica.db });
});
beforeEach(async () => {
  for (const db of [test.db, replica.db]) await db.delete(properties);
  // Titles that real replication would not produce show which database was read.
  await insertProperties(test.db, [newProperty('house', { title: 'On the primary' })]);
  await insertProperties(replica.db, [newProperty('house', { title: 'On the replica' })]);
  await catchUp();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await test.close();
  await replica.close();
});

/** Gives the replica the revision of the primary. */
async function catchUp(): Promise<void> {
  const [row] = await test.db.select().from(propertyRevision);
  if (row) await replica.db.update(propertyRevision).set(row);
}

function breakDatabase(db: Database): void {
  vi.spyOn(db, 'select').mockImplementation(() => {
    throw new Error('Connection terminated unexpectedly');
  });
}

async function titles(): Promise<string[]> {
  const response = await test.app.inject('/api/properties');
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data.map(({ title }: Property) => title);
}

async function detailTitle(): Promise<string> {
  const { id } = newProperty('house');
  return (await test.app.inject(`/api/properties/${id}`)).json().data.title;
}

describe('Public pages with a replica', () => {
  it('are read from it while it has the latest change', async () => {
    expect(await titles()).toEqual(['On the replica']);
    expect(await detailTitle()).toBe('On the replica');
  });

  it('show every change at once, because a replica that is behind is not read', async () => {
    await insertProperties(test.db, [newProperty('new', { title: 'Just listed' })]);
    expect(await titles()).toContain('Just listed');
    expect(await detailTitle()).toBe('On the primary');
    await catchUp();
    expect(await detailTitle()).toBe('On the replica');
  });

  it('are read from the replica as it is while the primary cannot be reached', async () => {
    await insertProperties(test.db, [newProperty('new', { title: 'Just listed' })]);
    breakDatabase(test.db);
    expect(await titles()).toEqual(['On the replica']);
    expect(await detailTitle()).toBe('On the replica');
  });

  // The last one, because a replica that failed is not used for a while.
  it('are read from the primary if the replica fails', async () => {
    breakDatabase(replica.db);
    expect(await titles()).toEqual(['On the primary']);
    vi.restoreAllMocks();
    expect(await detailTitle()).toBe('On the primary');
  });
});
