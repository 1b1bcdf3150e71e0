import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { listImportJobs } from '#server/modules/imports/import-jobs-store.ts';
import {
  createMigratedTarget,
  type ImportTarget,
  runImport,
  startImport,
} from '#tests/support/import-process.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const rowCount = 1000;
const kills = 2;

let clean: ImportTarget;
let killed: ImportTarget;
let file: string;

beforeAll(async () => {
  [clean, killed] = [await createMigratedTarget(), await createMigratedTarget()];
  file = join(clean.dataDir, 'houses.csv');
  const rows = Array.from({ length: rowCount }, (_, at) =>
    at % 100 === 0
      ? 'ragged'
      : `4,4,5,2,Detached Duplex,Lekki,Anambara,${50_000_000 + (at % 1000)}`,
  );
  await writeFile(file, `${[header, ...rows].join('\n')}\n`);
});

afterAll(async () => {
  await clean.remove();
  await killed.remove();
});

describe('npm run import that is killed', () => {
  it('gives the same result as one clean run when it is run again', async () => {
    const reportOf = ({ dataDir }: ImportTarget) => join(dataDir, 'report.csv');
    await runImport(clean, file, '--report', reportOf(clean));
    let interruptions = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      if (await runAndKill((kill + Math.random()) * 200)) interruptions += 1;
    }
    expect(interruptions).toBeGreaterThan(0);
    const { code, output } = await runImport(killed, file, '--report', reportOf(killed));
    expect(code, output).toBe(0);
    const contents = await contentsOf(clean);
    expect(contents).toHaveLength(rowCount * 0.99);
    expect(await contentsOf(killed)).toEqual(contents);
    expect(await readFile(reportOf(killed))).toEqual(await readFile(reportOf(clean)));
  }, 240_000);

  it.each([
    [[], 'importing', 'Stopped. A running server goes on with the import.'],
    [['--dry-run'], 'checking', 'Stopped. Nothing was stored.'],
  ])('says on Ctrl+C what happens to it, with the options %j', async (options, state, text) => {
    const child = startImport(killed, [file, ...options]);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(output).toContain(text);
    const { db, close } = await openDatabase(killed);
    const [job] = await listImportJobs(db).finally(close);
    expect(job).toMatchObject({ state });
  });
});

/** Kills an import some time after its progress bar appeared; returns false if it had ended. */
async function runAndKill(delayMs: number): Promise<boolean> {
  const child = startImport(killed, [file]);
  const closed = once(child, 'close');
  await once(child.stderr, 'data');
  await delay(delayMs);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  return signal === 'SIGKILL';
}

/** The imported listings, whichever job added them. */
async function contentsOf({ dataDir, databaseUrl }: ImportTarget) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const rows = await db.select().from(properties).orderBy(asc(properties.id)).finally(close);
  return rows.map(({ importId: _import, publishedAt: _published, ...row }) => row);
}
