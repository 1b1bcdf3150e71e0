import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { ensureBuild } from '#scripts/ensure-build.mjs';
import { type Bench, onBench } from './bench.ts';
import { type ListVisit, visitList } from './list-visit.ts';
import { importManyListings } from './many-listings.ts';
import { median, visitTimes } from './measured-app.ts';
import { servePlainly } from './plain-server.ts';
import { slowPhone } from './slow-phone.ts';
import { reportTargets } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);

await onBench('lists', measure);

async function measure({ folder, serve, openBrowser, atEnd }: Bench): Promise<void> {
  await ensureBuild();
  const dataDir = await importManyListings(folder, positionals[0]);
  const paging = await serve({ dataDir });
  const plain = await servePlainly(paging);
  atEnd(plain.stop);
  const browser = await openBrowser();

  console.log(`${slowPhone.words}; medians of ${rounds} visits.`);
  const [whole, compressed] = [plain.bytes, plain.compressedBytes].map((bytes) =>
    (bytes / 1_000_000).toFixed(2),
  );
  console.log(`Whole lists, ids as MongoDB's, of ${whole} MB, ${compressed} MB as they travel:`);
  const ofWholeLists = await medians(browser, plain.url);
  reportTargets([
    { name: 'usable after', value: ofWholeLists('usableMs'), atMost: 4000, unit: 'ms' },
    { name: 'a key shown after', value: ofWholeLists('keyMs'), atMost: 50, unit: 'ms' },
    { name: 'elements of cards', value: ofWholeLists('cardNodes'), atMost: 500 },
    {
      name: 'heap of page and worker',
      value: ofWholeLists('heapMB'),
      atMost: 15,
      unit: 'MB',
      decimals: 1,
    },
  ]);
  console.log('Our own API, which pages:');
  const ofPages = await medians(browser, paging);
  reportTargets([
    {
      name: 'first cards after',
      value: ofPages('firstCardsMs'),
      atMost: 2200,
      unit: 'ms',
    },
    { name: 'a key shown after', value: ofPages('keyMs'), atMost: 50, unit: 'ms' },
  ]);
}

/** What each figure of a visit to the list at that address comes to. */
async function medians(browser: Browser, url: string) {
  // A first load warms the server, and does not count.
  await visitList(browser, url);
  const visits = await visitTimes(rounds, () => visitList(browser, url));
  return (key: keyof ListVisit) => median(visits.map((visit) => visit[key]));
}
