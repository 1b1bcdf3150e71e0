import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#scripts/ensure-build.mjs';
import { launchServer } from '#tests/support/launched-server.ts';
import { type Bench, onBench } from './bench.ts';
import { importSteps, visitImport } from './import-visit.ts';
import { visitTimes } from './measured-app.ts';
import { slownessTargets } from './page-slowness.ts';
import { syntheticHouses } from './synthetic-houses.ts';
import { reportTargets } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);

await onBench('import', measure);

/** How the admin's pages answer while tens of thousands of rows are uploaded, checked and imported. */
async function measure({ folder, openBrowser }: Bench): Promise<void> {
  await ensureBuild();
  const file = positionals[0] ? resolve(positionals[0]) : await housesToLookAt(folder);
  const demo = join(folder, 'demo');
  await (await launchServer({ dataDir: demo })).stop();
  const browser = await openBrowser();

  console.log(`1440 × 900 px, medians of ${rounds} visits.`);
  const visits = await visitTimes(rounds, async () => {
    // Nothing is imported twice, so each visit has a database of its own.
    const dataDir = await mkdtemp(join(folder, 'visit-'));
    await cp(demo, dataDir, { recursive: true });
    const server = await launchServer({ dataDir });
    try {
      return await visitImport(browser, server.url, file);
    } finally {
      await server.stop();
    }
  });
  console.log(`${visits[0]?.imported} properties imported, ${visits[0]?.noted} rows to look at`);
  reportTargets(
    importSteps.flatMap((step) =>
      slownessTargets(
        step,
        visits.map(({ steps }) => steps[step]),
      ),
    ),
  );
}

/** The made-up rows, of which every fifth names a state that has to be corrected, or one that is none. */
async function housesToLookAt(folder: string): Promise<string> {
  const path = join(folder, 'made-up-houses.csv');
  const rows = syntheticHouses().split('\n');
  const spoilt = rows.map((row, index) => {
    if (index === 0 || index % 5 > 0) return row;
    return index % 10 === 0
      ? row.replace(/^\d+/, 'many')
      : row.replace(/\w+,(\d+)$/, 'Anambara,$1');
  });
  await writeFile(path, spoilt.join('\n'));
  return path;
}
