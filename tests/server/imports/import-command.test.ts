import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { listImportJobs } from '#server/modules/imports/import-jobs-store.ts';
import {
  callImport,
  createMigratedTarget,
  type ImportTarget,
} from '#tests/support/import-process.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const lekki = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
const ikoyi = '5,5,6,2,Detached Duplex,Ikoyi,Lagos,450000000';

/** The last change of the imported file. */
const changedAt = new Date('2022-06-30T09:00:00Z');
let target: ImportTarget;

beforeEach(async () => {
  target = await createMigratedTarget();
});
afterEach(() => target.remove());

describe('npm run import', () => {
  it('imports valid rows with the date of the file, and reports the others with line numbers and reasons', async () => {
    const rows = [header, lekki, '4,5,5,4,Castle,Ife,Osun,1.5', '', 'ragged', lekki];
    const file = await write('houses.csv', `\ufeff${rows.join('\r\n')}\r\n`);
    await utimes(file, changedAt, changedAt);
    const { code, output } = await callImport(target, file);
    expect(code).toBe(0);
    expect(await listedDays()).toEqual(['2022-06-30', '2022-06-30']);
    expect(output).toContain('4 rows read: 2 imported, 0 already there, 2 rejected.');
    expect(output).toContain('Rows to check: 1.');
    expect(await usualReport()).toEqual([
      `\ufeffline,outcome,reason,${header}`,
      '3,rejected,"price: needs m or bn after it: ""1.5""",4,5,5,4,Castle,Ife,Osun,1.5',
      '5,rejected,"a heading or a note, not a listing",ragged,,,,,,,',
      `6,suspicious,repeats row 2,${lekki}`,
      '',
    ]);
  });

  it('creates the data folder if the server was never started', async () => {
    const file = await write('first-of-all.csv', `${header}\n${ikoyi}\n`);
    const { code, output } = await callImport(
      { ...target, dataDir: join(target.dataDir, 'new') },
      file,
    );
    expect(code, output).toBe(0);
    expect(output).toContain('1 row read: 1 imported');
  });

  it('checks every row in a dry run, and stores nothing', async () => {
    const file = await write('dry.csv', `${header}\n${ikoyi}\n`);
    const report = join(target.dataDir, 'report.csv');
    const options = ['--report', report, '--date', '2022-06-30'];
    const { code, output } = await callImport(target, file, '--dry-run', ...options);
    expect(code).toBe(0);
    expect(output).toContain('1 row read: 1 can be imported, 0 already there, 0 rejected. Dry run');
    expect(await readFile(report, 'utf8')).toBe(`\ufeffline,outcome,reason,${header}\r\n`);
    expect(await listedDays()).toEqual([]);
    expect(await readdir(join(target.dataDir, 'imports'))).toEqual(['unfinished']);
  });

  it.each([
    ['publishes the listings', [], true],
    ['adds drafts, which only staff see, with --draft', ['--draft'], false],
  ])('%s', async (_, options, isPublished) => {
    const file = await write('drafts.csv', `${header}\n${ikoyi}\n`);
    expect((await callImport(target, file, ...options)).code).toBe(0);
    expect((await storedProperties()).map(({ published }) => published)).toEqual([isPublished]);
  });

  it('reads the columns as in the import that --mapping names', async () => {
    const first = await write('first.csv', 'Title,Location,Price (₦m)\nHut,Epe,9\n');
    expect((await callImport(target, first)).code).toBe(0);
    const { db, close } = await openDatabase(target);
    const [job] = await listImportJobs(db).finally(close);
    const headings = await write('second.csv', 'A,B,C\nBarn,Ife,8\n');
    const { code, output } = await callImport(target, headings, '--mapping', `${job?.id}`);
    expect(code, output).toBe(0);
    expect(await storedProperties()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Barn', location: 'Ife', price: 8_000_000 }),
      ]),
    );
    const other = await write('other.csv', 'A,B,C,D\nBarn,Ife,8,9\n');
    const wrong = await callImport(target, other, '--mapping', `${job?.id}`);
    expect(wrong).toMatchObject({
      code: 1,
      output: expect.stringContaining('The mapping is for a file with other columns.'),
    });
  });

  it.each([
    ['a file that is no spreadsheet', '%PDF-1.7', [], 'The file is a PDF.'],
    [
      'a mapping that does not exist',
      `${header}\n`,
      ['--mapping', 'none'],
      'There is no import none with a mapping.',
    ],
    ['an unknown option', `${header}\n`, ['--fast'], "Unknown option '--fast'"],
  ])('reports %s in one line, with exit code 1', async (_what, content, options, message) => {
    const file = await write('wrong.csv', content);
    const { code, output } = await callImport(target, file, ...options);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  });

  it('shows the progress of a job, which the admins see as well, while the server runs', async () => {
    const file = await write('second.csv', `${header}\n${lekki}\n`);
    const server = await openDatabase(target);
    const { code, output } = await callImport(target, file);
    const [job] = await listImportJobs(server.db);
    await server.close();
    expect(code, output).toBe(0);
    expect(output).toContain('Importing [');
    expect(output).toContain('1 row read: 1 imported, 0 already there, 0 rejected.');
    expect(job).toMatchObject({ fileName: 'second.csv', state: 'finished', startedBy: null });
  });

  it('does not replace the imported file with the report', async () => {
    const file = await write('same.csv', `${header}\n${lekki}\n`);
    const { code, output } = await callImport(target, file, '--report', file, '--dry-run');
    expect(code).toBe(1);
    expect(output).toContain('The report would overwrite the imported file');
    expect(await readFile(file, 'utf8')).toContain(lekki);
  });
});

async function write(name: string, content: string): Promise<string> {
  const path = join(target.dataDir, name);
  await writeFile(path, content);
  return path;
}

async function storedProperties() {
  const { db, close } = await openDatabase(target);
  return db.select().from(properties).finally(close);
}

/** The days of listing of the stored properties. */
async function listedDays(): Promise<string[]> {
  const stored = await storedProperties();
  return stored.map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
}

/** The lines of the report in the default folder. */
async function usualReport(): Promise<string[]> {
  const reports = join(target.dataDir, 'import-reports');
  const names = await readdir(reports);
  expect(names).toEqual(['houses.csv']);
  return (await readFile(join(reports, `${names[0]}`), 'utf8')).split('\r\n');
}
