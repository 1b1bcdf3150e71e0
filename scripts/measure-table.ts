import { parseArgs } from 'node:util';
import { type Bench, onBench } from './bench.ts';
import { ensureBuild } from './ensure-build.mjs';
import { importManyListings } from './many-listings.ts';
import { median } from './measured-app.ts';
import { servePlainly } from './plain-server.ts';
import { type TableVisit, tableSteps, visitTable } from './table-visit.ts';
import { reportTargets } from './targets.ts';

/** How long the page may be deaf at a time. */
const MAX_TASK_MS = 50;
/** What feels like an answer at once (RAIL, "Response"). */
const MAX_ANSWER_MS = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);

await onBench('table', measure);

/** How the admin's table of properties answers with tens of thousands of them, in both API modes. */
async function measure({ folder, serve, openBrowser, atEnd }: Bench): Promise<void> {
  await ensureBuild();
  const dataDir = await importManyListings(folder, positionals[0]);
  const paging = await serve({ dataDir });
  const plain = await servePlainly(paging);
  atEnd(plain.stop);
  const browser = await openBrowser();

  console.log(`1440 × 900 px, 100 rows a page; medians of ${rounds} visits.`);
  for (const [name, url] of Object.entries({
    'which pages': paging,
    'of whole lists': plain.url,
  })) {
    const visits: TableVisit[] = [];
    // The first warms the server, and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const visit = await visitTable(browser, url);
      if (round > 0) visits.push(visit);
    }
    console.log(`With an API ${name}: ${visits[0]?.total} properties`);
    reportTargets(
      tableSteps.flatMap((step) => [
        {
          name: `${step}: longest task`,
          value: median(visits.map((visit) => visit.steps[step].longestTaskMs)),
          atMost: MAX_TASK_MS,
          unit: 'ms',
        },
        {
          name: `${step}: slowest answer to an input`,
          value: median(visits.map((visit) => visit.steps[step].slowestInputMs)),
          atMost: MAX_ANSWER_MS,
          unit: 'ms',
        },
      ]),
    );
  }
}
