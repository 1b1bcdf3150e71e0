import { join } from 'node:path';
import { z } from 'zod';
import { ensureBuild } from '#scripts/ensure-build.mjs';
import { type Bench, onBench } from './bench.ts';
import { type ListingsVisit, visitListings } from './listings-visit.ts';
import { importManyListings } from './many-listings.ts';
import { median } from './measured-app.ts';
import { reportTargets } from './targets.ts';

/** The most that the first listings answer may weigh, compressed, in thousands of bytes. */
const MAX_ANSWER_KB = 60;
/** The cost of a page must not grow with the number of listings. */
const MAX_RATIO = 1.2;
/** Page loads on each side, taken in turns so that both meet the same weather. */
const ROUNDS = 9;

const Counted = z.object({ meta: z.object({ total: z.number() }) });

await onBench('listings', measure);

async function measure({ folder, serve, openBrowser }: Bench): Promise<void> {
  const browser = await openBrowser();
  await ensureBuild();

  const few = await serve({ dataDir: join(folder, 'demo') });
  const many = await serve({ dataDir: await importManyListings(folder, process.argv[2]) });
  const visits: { few: ListingsVisit[]; many: ListingsVisit[] } = { few: [], many: [] };
  // A first load on each side warms the server, and does not count.
  for (const url of [few, many]) await visitListings(browser, url);
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.few.push(await visitListings(browser, few));
    visits.many.push(await visitListings(browser, many));
  }

  const fewResult = await report(few, visits.few);
  const manyResult = await report(many, visits.many);
  reportTargets([
    {
      name: 'the first answer of the many',
      value: manyResult.answerBytes / 1000,
      atMost: MAX_ANSWER_KB,
      unit: 'kB',
      decimals: 1,
    },
    {
      name: 'its first cards, in times of the few',
      value: manyResult.firstCardMs / fewResult.firstCardMs,
      atMost: MAX_RATIO,
      decimals: 2,
    },
  ]);
}

async function report(url: string, visits: ListingsVisit[]): Promise<ListingsVisit> {
  const answer = await fetch(`${url}/api/properties?limit=1`);
  const { total } = Counted.parse(await answer.json()).meta;
  const answerBytes = median(visits.map((visit) => visit.answerBytes));
  const firstCardMs = median(visits.map((visit) => visit.firstCardMs));
  console.log(
    `${total} listings: first answer ${(answerBytes / 1000).toFixed(1)} kB compressed, ` +
      `first cards painted after ${firstCardMs.toFixed(0)} ms (median of ${ROUNDS} loads)`,
  );
  return { answerBytes, firstCardMs };
}
