import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ImportNote } from '#contract/endpoints/property-import.ts';
import {
  type ImportBatch,
  type NumberedListing,
  readBatches,
} from '#server/modules/imports/import-file.ts';
import { findColumnMapping } from '#server/modules/imports/reading/column-mappings.ts';
import { readSpreadsheet } from '#server/modules/imports/reading/csv-records.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const lekki = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
const noFacts = { features: {}, description: null };
const startedAt = new Date('2026-01-31T12:00:00Z');

describe('Importing rows', () => {
  it('counts every row as accepted or rejected', async () => {
    const rows = [lekki, '4,x,5,4,Detached Duplex,Lekki,Lagos,1', lekki, 'ragged', ...many(1200)];
    const { last, listings } = await run(rows);
    expect(last).toMatchObject({ read: 1204, rejected: 2, suspicious: 1 });
    expect(listings).toHaveLength(1202);
  });

  it('counts every row of generated files', async () => {
    const row = fc.oneof(
      fc.constant(lekki),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(fc.constantFrom('', '4', '-1', 'Lekki', 'Lagos', 'Detached Duplex', '"', '1e999')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row), async (rows) => {
        const { last, listings, notes } = await run(rows.map(String));
        const { read = 0, rejected = 0, suspicious = 0 } = last ?? {};
        expect(listings).toHaveLength(read - rejected);
        expect(notes).toHaveLength(rejected + suspicious);
      }),
    );
  }, 30_000);

  it('imports equal rows as separate listings, with a note', async () => {
    const { listings, notes } = await run([lekki, many(1).join(), lekki.replace('4,', '4.0,')]);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(3);
    expect(notes.map(({ line, reason }) => [line, reason])).toEqual([[4, 'repeats line 2']]);
  });

  it('notes only the row that repeats another, though the mapping reuses its lists', async () => {
    const sheet = await readSpreadsheet(() => bytesOf('plot\nA\nA\nB\n'));
    const suspicions: string[] = [];
    const listing = { title: 'Plot', type: 'Land', location: 'Epe', price: null, ...noFacts };
    const mapping = {
      name: 'plots',
      row: z.object({ plot: z.string() }),
      describe: () => ({ listing, suspicions }),
    };
    const notes: ImportNote[] = [];
    for await (const batch of readBatches({ ...sheet, mapping }, startedAt, 500)) {
      notes.push(...batch.notes);
    }
    expect(notes.map(({ line, reason }) => [line, reason])).toEqual([[3, 'repeats line 2']]);
  });

  it('gives the same row the same id in every run and every file', async () => {
    const [first] = (await run([lekki, ...many(3)])).listings;
    const listings = (await run([...many(2), `${lekki}`])).listings;
    expect(first?.id).toMatch(/^[0-9a-f]{24}$/);
    expect(listings.at(-1)?.id).toBe(first?.id);
  });

  it('dates listings backwards from the start, to keep the order of the file', async () => {
    const { listings } = await run([...many(2), 'ragged', lekki]);
    expect(listings.map(({ createdAt }) => createdAt.toISOString())).toEqual([
      '2026-01-31T11:59:59.000Z',
      '2026-01-31T11:59:58.000Z',
      '2026-01-31T11:59:56.000Z',
    ]);
  });

  it('comes in batches, with the progress of each', async () => {
    const { batches, progress } = await run(many(1100));
    expect(batches).toEqual([500, 500, 100]);
    expect(progress.map(([read]) => read)).toEqual([500, 1000, 1100]);
    expect(progress.at(-1)?.[1]).toBe(Buffer.byteLength(`${[header, ...many(1100)].join('\n')}\n`));
  });
});

function many(count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => `3,3,4,2,Detached Bungalow,Epe,Lagos,${20_000_000 + at}`,
  );
}

async function run(rows: string[]) {
  const sheet = await readSpreadsheet(() => bytesOf(`${[header, ...rows].join('\n')}\n`));
  const file = { ...sheet, mapping: findColumnMapping(sheet.columns) };
  const listings: NumberedListing[] = [];
  const notes: ImportNote[] = [];
  const batches: number[] = [];
  const progress: [number, number][] = [];
  let last: ImportBatch | undefined;
  for await (const batch of readBatches(file, startedAt, 500)) {
    last = batch;
    listings.push(...batch.listings);
    notes.push(...batch.notes);
    batches.push(batch.listings.length);
    progress.push([batch.read, batch.bytesRead]);
  }
  return { last, listings, notes, batches, progress };
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
