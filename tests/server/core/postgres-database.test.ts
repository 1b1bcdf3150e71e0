import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isUpToDate, openDatabase } from '#server/core/database/database.ts';
import { secretOf } from '#server/core/database/secrets-store.ts';
import { createPostgresDatabase } from '#tests/support/test-database.ts';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

beforeAll(async () => {
  database = await createPostgresDatabase(inject('postgresUrl') ?? '');
});
afterAll(() => database.drop());

describe('A PostgreSQL that several processes share', () => {
  it('is migrated once, however many start at once, and gives all the same secrets', async () => {
    const { databaseUrl } = database;
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ dataDir: '', databaseUrl })),
    );
    expect(await Promise.all(opened.map(({ db }) => isUpToDate(db)))).not.toContain(false);
    const secrets = await Promise.all(opened.map(({ db }) => secretOf(db, 'visitors')));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(opened.map(({ close }) => close()));
  });
});
