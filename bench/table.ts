import { parseArgs } from 'node:util';
import { ensureBuild } from '#scripts/ensure-build.mjs';
import { type Bench, onBench } from './bench.ts';
import { importManyListings } from './many-listings.ts';
import { visitTimes } from './measured-app.ts';
import { slownessTargets } from './page-slowness.ts';
import { servePlainly } from './plain-server.ts';
import { tableSteps, visitTable } from './table-visit.ts';
import { reportTargets } from './targets.ts';

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
    // A first visit warms the server, and does not count.
    const { total } = await visitTable(browser, url);
    console.log(`With an API ${name}: ${total} properties`);
    const visits = await visitTimes(rounds, () => visitTable(browser, url));
    reportTargets(
      tableSteps.flatMap((step) =>
        slownessTargets(
          step,
          visits.map(({ steps }) => steps[step]),
        ),
      ),
    );
  }
}
