import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FileRow,
  type NumberedListing,
  readBatches,
} from '#server/modules/imports/import-file.ts';
import { withSheet } from '#tests/support/sheet-files.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const lekki = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
const startedAt = new Date('2026-01-31T12:00:00Z');

/** A file with many other control characters is refused as no spreadsheet. */
function isText(row: string): boolean {
  return [...row].every((char) => char >= ' ' || '\t\n\r'.includes(char));
}

describe('Importing rows', () => {
  it('counts every row as accepted or rejected', async () => {
    const rows = [
      lekki,
      '4,many,5,4,Detached Duplex,Lekki,Lagos,9000000',
      lekki,
      'ragged',
      ...many(1200),
    ];
    const { read, rows: all, listings } = await run(rows);
    expect([read, all.length]).toEqual([1204, 1204]);
    expect(listings).toHaveLength(1202);
  });

  it('counts every row of generated files', async () => {
    const row = fc.oneof(
      fc.constant(lekki),
      fc.string({ unit: 'binary', maxLength: 40 }).filter(isText),
      fc.array(fc.constantFrom('', '4', '-1', 'Lekki', 'Lagos', 'Detached Duplex', '"', '1e999')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row), async (rows) => {
        const { read, rows: all } = await run(rows.map(String));
        expect(all).toHaveLength(read);
        const reasons = all.map(({ listing, problems }) => listing !== null || problems.length > 0);
        expect(reasons).toEqual(Array(read).fill(true));
      }),
    );
  }, 30_000);

  it('imports equal rows as separate listings, with a note', async () => {
    const { listings, notes } = await run([lekki, many(1).join(), lekki.replace('4,', '4.0,')]);
    expect(new Set(listings.map(({ newId }) => newId)).size).toBe(3);
    expect(notes).toEqual([[4, 'repeats row 2']]);
  });

  it('gives the same row the same id in every run and every file', async () => {
    const [first] = (await run([lekki, ...many(3)])).listings;
    const listings = (await run([...many(2), `${lekki}`])).listings;
    expect(first?.newId).toMatch(/^[0-9a-f]{24}$/);
    expect(listings.at(-1)?.newId).toBe(first?.newId);
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
    const { batches, progress, bytes } = await run(many(1100));
    expect(batches).toEqual([500, 500, 100]);
    expect(progress.map(([read]) => read)).toEqual([500, 1000, 1100]);
    expect(progress.at(-1)?.[1]).toBe(bytes);
  });
});

function many(count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => `3,3,4,2,Detached Bungalow,Epe,Lagos,${20_000_000 + at}`,
  );
}

async function run(lines: string[]) {
  const content = `${[header, ...lines].join('\n')}\n`;
  return withSheet({ content }, async ({ file, mapping }) => {
    const rows: FileRow[] = [];
    const batches: number[] = [];
    const progress: [number, number][] = [];
    const reading = { file, mapping, listedAt: startedAt, now: startedAt, rowsPerBatch: 500 };
    for await (const batch of readBatches(reading)) {
      rows.push(...batch.rows);
      batches.push(batch.rows.length);
      progress.push([batch.read, batch.bytesRead]);
    }
    const listings = rows.flatMap(({ listing }): NumberedListing[] => (listing ? [listing] : []));
    const notes = rows.flatMap(({ line, listing, problems }) =>
      listing ? problems.map(({ text }) => [line, text]) : [],
    );
    return { rows, read: rows.length, listings, notes, batches, progress, bytes: file.bytes };
  });
}
