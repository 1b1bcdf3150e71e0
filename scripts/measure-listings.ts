import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { chromiumFlags, ensureChromium } from './find-chromium.mjs';
import { launchServer } from './launched-server.ts';
import { type ListingsVisit, visitListings } from './listings-visit.ts';
import { median } from './measured-app.ts';
import { runNpm } from './run-npm.mjs';
import { syntheticHouses } from './synthetic-houses.ts';

/** The most that the first listings answer may weigh, compressed. */
const MAX_ANSWER_BYTES = 60 * 1024;
/** Page loads on each side, taken in turns so that both meet the same weather. */
const ROUNDS = 9;

const Counted = z.object({ meta: z.object({ total: z.number() }) });

const folder = await mkdtemp(join(tmpdir(), 'gida-listings-'));
const cleanUps = [() => rm(folder, { recursive: true, force: true })];
try {
  process.exitCode = (await measure(process.argv[2])) ? 0 : 1;
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}

/** Prints both sides; true where the answer of the imported side stays within its bytes. */
async function measure(spreadsheet: string | undefined): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  });
  cleanUps.push(() => browser.close());
  await npm(['run', '--silent', 'build']);

  const few = await serve(join(folder, 'demo'));
  const many = await serve(await importedFolder(spreadsheet ?? (await madeUpSpreadsheet())));
  const visits: { few: ListingsVisit[]; many: ListingsVisit[] } = { few: [], many: [] };
  // A first load on each side warms the server, and does not count.
  for (const url of [few, many]) await visitListings(browser, url);
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.few.push(await visitListings(browser, few));
    visits.many.push(await visitListings(browser, many));
  }

  const fewResult = await report(few, visits.few);
  const manyResult = await report(many, visits.many);
  console.log(`ratio of the times: ${(manyResult.firstCardMs / fewResult.firstCardMs).toFixed(2)}`);
  return manyResult.answerBytes < MAX_ANSWER_BYTES;
}

/** Serves a data folder until the end of the measurement; its address. */
async function serve(dataDir: string): Promise<string> {
  const server = await launchServer({ dataDir });
  cleanUps.push(server.stop);
  return server.url;
}

/** A data folder with the demo data and the rows of a spreadsheet. */
async function importedFolder(spreadsheet: string): Promise<string> {
  const dataDir = join(folder, 'imported');
  const seeding = await launchServer({ dataDir });
  await seeding.stop();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const seconds = await npm(['run', '--silent', 'import', '--', spreadsheet], environment);
  console.log(`imported ${spreadsheet} in ${seconds.toFixed(0)} s`);
  return dataDir;
}

async function madeUpSpreadsheet(): Promise<string> {
  const path = join(folder, 'made-up-houses.csv');
  await writeFile(path, syntheticHouses());
  return path;
}

/** The seconds that it took. */
async function npm(args: string[], env: Record<string, string> = {}): Promise<number> {
  const { code, output, seconds } = await runNpm(args, { env });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
  return seconds;
}

async function report(url: string, visits: ListingsVisit[]): Promise<ListingsVisit> {
  const answer = await fetch(`${url}/api/properties?limit=1`);
  const { total } = Counted.parse(await answer.json()).meta;
  const answerBytes = median(visits.map((visit) => visit.answerBytes));
  const firstCardMs = median(visits.map((visit) => visit.firstCardMs));
  console.log(
    `${total} listings: first answer ${(answerBytes / 1024).toFixed(1)} KB compressed, ` +
      `first cards painted after ${firstCardMs.toFixed(0)} ms (median of ${ROUNDS} loads)`,
  );
  return { answerBytes, firstCardMs };
}
