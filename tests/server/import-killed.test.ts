import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';

const header = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
const rowCount = 3000;
const kills = 4;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-import-'));
  file = join(folder, 'houses.csv');
  const rows = Array.from({ length: rowCount }, (_, at) =>
    at % 100 === 0
      ? 'ragged'
      : `4,4,5,2,Detached Duplex,Lekki,Anambara,${50_000_000 + (at % 1000)}`,
  );
  await writeFile(file, `${[header, ...rows].join('\n')}\n`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run import, killed', () => {
  it('ends as one clean run does when it is run again, however often it was killed', async () => {
    const [clean, killed] = [join(folder, 'clean'), join(folder, 'killed')];
    await runToEnd(clean);
    let interruptions = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      if (await runAndKill(killed, Math.random() * 500)) interruptions += 1;
    }
    const output = await runToEnd(killed);
    expect(interruptions).toBeGreaterThan(0);
    expect(output).toContain(`${rowCount.toLocaleString('en-NG')} rows read:`);
    expect(await contentsOf(killed)).toEqual(await contentsOf(clean));
    expect(await readFile(join(killed, 'report.csv'))).toEqual(
      await readFile(join(clean, 'report.csv')),
    );
  }, 240_000);
});

function startImport(dataDir: string) {
  const command = ['--import', 'tsx', 'server/import/import-command.ts', file];
  const report = ['--report', join(dataDir, 'report.csv')];
  const { DATABASE_URL: _, ...environment } = process.env;
  return spawn(process.execPath, [...command, ...report], {
    env: { ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function runToEnd(dataDir: string): Promise<string> {
  const child = startImport(dataDir);
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  expect(code, output).toBe(0);
  return output;
}

/** Kills an import so long after its progress bar appeared; true where it had not ended by then. */
async function runAndKill(dataDir: string, delayMs: number): Promise<boolean> {
  const child = startImport(dataDir);
  const closed = once(child, 'close');
  await once(child.stderr, 'data');
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  child.kill('SIGKILL');
  const [, signal] = await closed;
  return signal === 'SIGKILL';
}

/** Everything that an import writes, its dates counted from when it began. */
async function contentsOf(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const properties = await db.execute(sql`
    select to_jsonb(properties) - 'created_at' as fields, imports.started_at - created_at as age
    from properties, imports order by properties.id`);
  const imports = await db.execute(sql`
    select to_jsonb(imports) - 'started_at' - 'finished_at' as fields,
      finished_at >= started_at as is_finished
    from imports order by id`);
  await close();
  return { properties, imports };
}
