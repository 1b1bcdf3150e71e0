import { parseArgs } from 'node:util';
import { type Bench, onBench } from './bench.ts';
import { ensureBuild } from './ensure-build.mjs';
import { type ListVisit, visitList } from './list-visit.ts';
import { importManyListings } from './many-listings.ts';
import { median } from './measured-app.ts';
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

  const visits: { plain: ListVisit[]; paging: ListVisit[] } = { plain: [], paging: [] };
  // A first load on each side warms the server, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const [ofPlain, ofPaging] = [
      await visitList(browser, plain.url),
      await visitList(browser, paging),
    ];
    if (round === 0) continue;
    visits.plain.push(ofPlain);
    visits.paging.push(ofPaging);
  }
  const of = (seen: ListVisit[], key: keyof ListVisit) => median(seen.map((visit) => visit[key]));

  console.log(`${slowPhone.words}; medians of ${rounds} visits.`);
  const [whole, compressed] = [plain.bytes, plain.compressedBytes].map((bytes) =>
    (bytes / 1_000_000).toFixed(2),
  );
  console.log(`Whole lists, ids as MongoDB's, of ${whole} MB, ${compressed} MB as they travel:`);
  reportTargets([
    { name: 'usable after', value: of(visits.plain, 'usableMs'), atMost: 4000, unit: 'ms' },
    { name: 'a key shown after', value: of(visits.plain, 'keyMs'), atMost: 50, unit: 'ms' },
    { name: 'elements of cards', value: of(visits.plain, 'cardNodes'), atMost: 500 },
    {
      name: 'heap of page and worker',
      value: of(visits.plain, 'heapMB'),
      atMost: 15,
      unit: 'MB',
      decimals: 1,
    },
  ]);
  console.log('Our own API, which pages:');
  reportTargets([
    {
      name: 'first cards after',
      value: of(visits.paging, 'firstCardsMs'),
      atMost: 2200,
      unit: 'ms',
    },
    { name: 'a key shown after', value: of(visits.paging, 'keyMs'), atMost: 50, unit: 'ms' },
  ]);
}
