import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_MAX_BYTES } from '#contract/endpoints/property-import.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import {
  houseColumns,
  houseRows,
  houseSheet,
  lekkiRow,
  rejectedRow,
  suspiciousRow,
} from '#tests/support/house-rows.ts';
import {
  type ImportFixture,
  openImportFixture,
  sendImport,
} from '#tests/support/import-fixture.ts';
import { call } from '#tests/support/users.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.test.close());

describe('An upload of listings', () => {
  it('is checked first: it counts the rows that an import would add and stores nothing', async () => {
    await fixture.importAll([lekkiRow]);
    const started = await fixture.upload([
      lekkiRow,
      ...houseRows(2),
      suspiciousRow,
      rejectedRow,
      'ragged',
    ]);
    expect(started).toMatchObject({
      fileName: 'houses.csv',
      columns: houseColumns.split(','),
      startedBy: { id: fixture.admin.id, fullName: 'Amaka Okafor' },
      finishedAt: null,
      failure: null,
    });
    const { rows, bytes, bytesRead } = await fixture.waitForState(started, 'checked');
    expect(rows).toEqual({ read: 6, imported: 3, alreadyThere: 1, rejected: 2, suspicious: 1 });
    expect(bytesRead).toBe(bytes);
    expect(await fixture.test.db.$count(properties)).toBe(1);
  });

  it('gives the listings the date of the list, which is a day of the past', async () => {
    const { app, db } = fixture.test;
    const send = (listedOn: string) =>
      sendImport(app, houseSheet([lekkiRow]), { token: fixture.admin.token, listedOn });
    for (const day of ['soon', '2026-02-30', '0022-06-30', '9999-01-01']) {
      const { statusCode, json } = await send(day);
      expect([statusCode, json().fields]).toEqual([
        400,
        { listedOn: 'Date of the list is invalid' },
      ]);
    }
    const { data } = (await send('2022-06-30')).json();
    await fixture.confirm(await fixture.waitForState(data, 'checked'));
    await fixture.waitForState(data, 'finished');
    const [listed] = await db.select().from(properties);
    expect(listed?.createdAt.toISOString()).toBe('2022-06-30T10:59:59.000Z');
  });

  it('notes each rejected or suspicious row, in the order of the file', async () => {
    const { id } = await fixture.waitForState(
      await fixture.upload([rejectedRow, lekkiRow, suspiciousRow]),
      'checked',
    );
    const { data, meta } = (await fixture.call(`GET /admin/imports/${id}/notes`)).json();
    expect(meta).toEqual({ nextCursor: null });
    expect(data).toEqual([
      {
        line: 2,
        outcome: 'rejected',
        reason: 'bedrooms should be a whole number from 1 to 200, not "=1+1"',
        cells: rejectedRow.split(','),
      },
      {
        line: 4,
        outcome: 'suspicious',
        reason: expect.stringContaining('state "Anambara" corrected to Lagos'),
        cells: suspiciousRow.split(','),
      },
    ]);
  });

  it('returns its notes in pages, filtered by outcome', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => (at % 5 === 0 ? 'ragged' : suspiciousRow));
    const { id } = await fixture.waitForState(await fixture.upload(rows), 'checked');
    const lines = async (outcome: string) => {
      const seen: number[][] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = outcome + (cursor && `&cursor=${cursor}`);
        const page = (await fixture.call(`GET /admin/imports/${id}/notes?${query}`)).json();
        seen.push(page.data.map(({ line }: { line: number }) => line));
        cursor = page.meta.nextCursor;
      }
      return seen;
    };
    const all = await lines('');
    expect(all.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(all.flat()).toEqual(rows.map((_, at) => at + 2));
    expect((await lines('outcome=rejected')).flat()).toHaveLength(50);
    expect((await lines('outcome=suspicious')).flat()).toHaveLength(200);
  });

  it.each(['outcome=strange', 'cursor=x', 'cursor=-1'])(
    'rejects the query %s for notes',
    async (query) => {
      const { id } = await fixture.upload([lekkiRow]);
      expect((await fixture.call(`GET /admin/imports/${id}/notes?${query}`)).statusCode).toBe(400);
    },
  );

  it('shortens malformed rows for the database', async () => {
    const rows = [`${'x'.repeat(5000)}`, 'a\0b,1,2,3,House,Lekki,Lagos,5'];
    const { id } = await fixture.waitForState(
      await fixture.upload([...houseRows(3000), ...rows]),
      'checked',
    );
    const { data } = (await fixture.call(`GET /admin/imports/${id}/notes?outcome=rejected`)).json();
    expect(data.map(({ cells }: { cells: string[] }) => cells[0])).toEqual([
      `${'x'.repeat(1000)}…`,
      'a\ufffdb',
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'The file is empty.'],
    ['a file of blank lines', '\n\n', 'The file is empty.'],
    [
      'an Excel workbook',
      Buffer.from('504b03041400', 'hex'),
      'The file is an Excel workbook or a ZIP archive. Save it as "CSV UTF-8" and import that file.',
    ],
    ['a program', gzipSync('program'.repeat(50)), 'The file is not text, so it is not a CSV file.'],
    [
      'other columns',
      'name,age\nAda,36\n',
      'Missing columns: bedrooms, bathrooms, toilets, parking_space, title, town, state, price. The first row has: name, age. Separate columns with commas or semicolons.',
    ],
    [
      'one very long line',
      'x'.repeat(1_200_000),
      'Line 1 is longer than 1 MB. This is not a CSV file.',
    ],
  ])('rejects %s in a sentence about the field, and keeps nothing', async (_what, bytes, text) => {
    const response = await sendImport(fixture.test.app, bytes, { token: fixture.admin.token });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: text, fields: { file: text } });
    expect(await fixture.storedFiles()).toEqual([]);
    expect(await fixture.test.db.$count(importJobs)).toBe(0);
  });

  it('checks the content of a file, not its name', async () => {
    const response = await sendImport(fixture.test.app, houseSheet([lekkiRow]), {
      token: fixture.admin.token,
      fileName: '../../etc/passwd.exe',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json().data.fileName).toBe('passwd.exe');
  });

  it('rejects a form without a file, a form with another file field, and other bodies', async () => {
    const other = await sendImport(fixture.test.app, 'x', {
      token: fixture.admin.token,
      partName: 'sheet',
    });
    expect(other.json()).toMatchObject({ fields: { sheet: 'is not a file field of this form' } });
    expect(
      (
        await call(fixture.test.app, 'POST /admin/imports', {
          token: fixture.admin.token,
          body: {},
        })
      ).statusCode,
    ).toBe(415);
    expect(await fixture.storedFiles()).toEqual([]);
  });

  it('rejects a file that is too large', async () => {
    const response = await sendImport(fixture.test.app, new Uint8Array(IMPORT_MAX_BYTES + 1), {
      token: fixture.admin.token,
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('This file is too large. The limit is 64 MB.');
    expect(await fixture.storedFiles()).toEqual([]);
  });

  it('fails with a message if its file is missing', async () => {
    expect(existsSync(fixture.filePath('lost'))).toBe(false);
    const lost = { fileName: 'lost.csv', state: 'checking' as const, columns: [], bytes: 1 };
    await fixture.test.db.insert(importJobs).values({ ...lost, id: 'lost', startedAt: new Date() });
    fixture.test.startImports();
    const job = await fixture.waitForJob('lost', ({ state }) => state === 'failed');
    expect(job.failure).toBe('The uploaded file is missing. Please upload it again.');
    expect(job.finishedAt).not.toBeNull();
  });
});
