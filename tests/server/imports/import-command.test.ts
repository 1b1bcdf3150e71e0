import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/core/database/database.ts';
import { createImportTarget, type ImportTarget, runImport } from '#tests/support/import-process.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const lekki = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
const ikoyi = '5,5,6,2,Detached Duplex,Ikoyi,Lagos,450000000';

// Each test starts processes, which a busy machine makes wait.
vi.setConfig({ testTimeout: 120_000 });

let target: ImportTarget;

beforeAll(async () => {
  target = await createImportTarget();
});

afterAll(() => target.remove());

describe('npm run import', () => {
  it('imports what it can, reports the rest with line numbers and reasons, and adds nothing twice', async () => {
    const rows = [header, lekki, '4,5,5,4,Castle,Ife,Osun,1', '', 'ragged', lekki];
    const file = await write('houses.csv', `\ufeff${rows.join('\r\n')}\r\n`);
    const first = await runImport(target, file);
    expect(first.code).toBe(0);
    expect(first.output).toContain('4 rows read: 2 imported, 0 already there, 2 rejected.');
    expect(first.output).toContain('1 suspicious, but not rejected.');
    expect(await usualReport()).toEqual([
      `\ufeffline,outcome,reason,${header}`,
      expect.stringMatching(/^3,rejected,"title should be one of .*",4,5,5,4,Castle,Ife,Osun,1$/),
      '5,rejected,the row has 1 cell where the header has 8,ragged',
      `6,suspicious,exact repetition of line 2,${lekki}`,
      '',
    ]);
    const second = await runImport(target, file);
    expect(second.code).toBe(0);
    expect(second.output).toContain('4 rows read: 0 imported, 2 already there, 2 rejected.');
  });

  it('checks every row in a dry run and leaves the database alone', async () => {
    const file = await write('dry.csv', `${header}\n${ikoyi}\n`);
    const report = join(target.dataDir, 'report.csv');
    const { code, output } = await runImport(target, file, '--dry-run', '--report', report);
    expect(code).toBe(0);
    expect(output).toContain('1 row read: 1 could be imported, 0 rejected. Dry run');
    expect(await readFile(report, 'utf8')).toBe(`\ufeffline,outcome,reason,${header}\r\n`);
    const real = await runImport(target, file);
    expect(real.output).toContain('1 row read: 1 imported, 0 already there');
  });

  it.each([
    ['a header that lacks columns', 'price,town\n1,Lekki\n', [], 'The header lacks bedrooms, '],
    ['an option that there is none of', `${header}\n`, ['--fast'], "Unknown option '--fast'"],
  ])(
    'says of %s what is wrong, in one line and with code 1',
    async (_what, content, options, message) => {
      const file = await write('wrong.csv', content);
      const { code, output } = await runImport(target, file, ...options);
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)]);
    },
  );

  it('rejects an embedded database that another process has open, and says what to do', async () => {
    const embedded = { ...target, databaseUrl: null };
    const file = await write('second.csv', `${header}\n${lekki}\n`);
    const { close } = await openDatabase(embedded);
    const { code, output } = await runImport(embedded, file);
    await close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'The embedded database is in use by the server or another import. Stop it first. Only with DATABASE_URL can both run at once.',
    );
  });

  it('never lets the report replace the file to import', async () => {
    const file = await write('same.csv', `${header}\n${lekki}\n`);
    const { code, output } = await runImport(target, file, '--report', file, '--dry-run');
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

/** The lines of the one report that went to its usual place. */
async function usualReport(): Promise<string[]> {
  const reports = join(target.dataDir, 'import-reports');
  const names = await readdir(reports);
  expect(names).toEqual([expect.stringMatching(/^houses-[0-9a-f]{8}\.csv$/)]);
  return (await readFile(join(reports, `${names[0]}`), 'utf8')).split('\r\n');
}
