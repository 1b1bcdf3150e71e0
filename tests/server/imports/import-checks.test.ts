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
    expect(rows).toEqual({
      ...{ read: 6, imported: 3, updated: 0, leftOut: 0 },
      ...{ alreadyThere: 1, rejected: 2, suspicious: 1 },
    });
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

  it('lists all rows in the order of the file, with the reasons at their cells', async () => {
    const { id } = await fixture.waitForState(
      await fixture.upload([rejectedRow, lekkiRow, suspiciousRow]),
      'checked',
    );
    const { data, meta } = (await fixture.call(`GET /admin/imports/${id}/rows`)).json();
    expect(meta).toEqual({ nextCursor: null });
    const plain = { isEdited: false, choice: null, repeats: null };
    const readAs = { 4: 'House' };
    expect(data).toEqual([
      {
        ...{ ...plain, readAs, line: 2, outcome: 'rejected', cells: rejectedRow.split(',') },
        problems: [{ at: 0, text: 'should be a whole number up to 200, not "=1+1"' }],
      },
      { ...plain, readAs, line: 3, outcome: 'valid', problems: [], cells: lekkiRow.split(',') },
      {
        ...{ ...plain, readAs, line: 4, outcome: 'suspicious', cells: suspiciousRow.split(',') },
        problems: [{ at: 6, text: expect.stringContaining('state "Anambara" corrected to Lagos') }],
      },
    ]);
  });

  it('returns its rows in pages, filtered by outcome', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? 'ragged' : suspiciousRow));
    const { id } = await fixture.waitForState(await fixture.upload(rows), 'checked');
    const lines = async (show: string) => {
      const seen: number[][] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = show + (cursor && `&cursor=${cursor}`);
        const page = (await fixture.call(`GET /admin/imports/${id}/rows?${query}`)).json();
        seen.push(page.data.map(({ line }: { line: number }) => line));
        cursor = page.meta.nextCursor;
      }
      return seen;
    };
    const all = await lines('');
    expect(all.map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(all.flat()).toEqual(rows.map((_, at) => at + 2));
    expect((await lines('show=rejected')).flat()).toHaveLength(25);
    expect((await lines('show=suspicious')).flat()).toHaveLength(25);
  });

  it('lists only those of its rows after the import that were not simply imported', async () => {
    const { id } = await fixture.importAll([lekkiRow, rejectedRow]);
    const { data } = (await fixture.call(`GET /admin/imports/${id}/rows`)).json();
    expect(data.map(({ line }: { line: number }) => line)).toEqual([3]);
  });

  it.each(['show=strange', 'cursor=x', 'cursor=-1'])(
    'rejects the query %s for rows',
    async (query) => {
      const { id } = await fixture.upload([lekkiRow]);
      expect((await fixture.call(`GET /admin/imports/${id}/rows?${query}`)).statusCode).toBe(400);
    },
  );

  it('shortens malformed rows for the database', async () => {
    const rows = [`${'x'.repeat(5000)}`, 'a\0b,1,2,3,House,Lekki,Lagos,5000000'];
    const { id } = await fixture.waitForState(
      await fixture.upload([...houseRows(3000), ...rows]),
      'checked',
    );
    const { data } = (await fixture.call(`GET /admin/imports/${id}/rows?show=rejected`)).json();
    expect(data.map(({ cells }: { cells: string[] }) => cells[0])).toEqual([
      `${'x'.repeat(1000)}…`,
      'a\ufffdb',
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'The file is empty.'],
    ['a file of blank lines', '\n\n', 'The file is empty.'],
    [
      'a ZIP that is no workbook',
      Buffer.from('504b03041400', 'hex'),
      'This file cannot be read as a workbook. Save it as CSV and import that file.',
    ],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'The file is an old Excel workbook. Save it as XLSX or CSV, and import that file.',
    ],
    [
      'a program',
      gzipSync('program'.repeat(50)),
      'The file is neither text nor a workbook, so it cannot be read. Choose a CSV or XLSX file.',
    ],
    [
      'more than 50,000 rows',
      houseSheet(Array<string>(50_001).fill(lekkiRow)),
      'The file has more than 50,000 rows. Divide it into several files.',
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
