import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, type OpenDatabase } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { anyNewProperty } from '#tests/support/property-generators.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const migration = readFileSync(join(migrationsFolder, '0021_papers_kind.sql'), 'utf8');
const update = migration
  .split('--> statement-breakpoint')
  .find((part) => /UPDATE "properties"/.test(part));

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('The migration to kinds of papers', () => {
  it('gives stored properties the kind that the server would store today', async () => {
    const { db } = database;
    const stored = fc.sample(anyNewProperty, 300).map((property) => {
      return { ...property, checks: { ...property.checks, papersKind: null } };
    });
    await insertProperties(db, stored);
    const kinds = () =>
      db
        .select({ id: properties.id, kind: properties.searchedPapers })
        .from(properties)
        .orderBy(properties.id);
    const meant = await kinds();
    expect(new Set(meant.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    await db.update(properties).set({ searchedPapers: null });
    await db.execute(sql.raw(update ?? ''));
    expect(await kinds()).toEqual(meant);
  });
});
