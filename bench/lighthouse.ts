import { join } from 'node:path';
import { z } from 'zod';
import { ensureBuild } from '#scripts/ensure-build.mjs';
import { buildWithoutSplash } from '#tests/support/build-without-splash.ts';
import { freePort, launchServer } from '#tests/support/launched-server.ts';
import { type Bench, onBench } from './bench.ts';
import { type LighthouseVisit, visitWithLighthouse } from './lighthouse-visit.ts';
import { median, visitTimes } from './measured-app.ts';
import { reportTargets } from './targets.ts';

const rounds = Number(process.argv[2] ?? 3);
const Listed = z.object({ data: z.array(z.object({ _id: z.string() })) });

await onBench('lighthouse', measure);

async function measure({ folder, openBrowser }: Bench): Promise<void> {
  await ensureBuild();
  const withoutSplash = join(folder, 'without-splash');
  await buildWithoutSplash(withoutSplash);
  const port = await freePort();
  await openBrowser([`--remote-debugging-port=${port}`]);

  console.log(`Lighthouse as a phone, medians of ${rounds} visits.`);
  const dataDir = join(folder, 'data');
  await measureBuild('Without the splash', { dataDir, webDir: withoutSplash }, port, 97);
  await measureBuild('With the splash', { dataDir, webDir: './dist' }, port, 94);
}

/** Serves a build and prints what Lighthouse says of its pages. */
async function measureBuild(
  name: string,
  { dataDir, webDir }: { dataDir: string; webDir: string },
  port: number,
  performance: number,
): Promise<void> {
  const { url, stop } = await launchServer({ dataDir, environment: { WEB_DIR: webDir } });
  try {
    const answer = await fetch(`${url}/api/properties?limit=1&status=For+Sale`);
    const { data } = Listed.parse(await answer.json());
    for (const path of ['/', '/property-listings', `/property-listing/${data[0]?._id}`]) {
      // A first visit warms the server, and does not count.
      await fetch(url + path);
      console.log(`${name}, ${path}:`);
      const visit = () => visitWithLighthouse(url + path, port);
      report(await visitTimes(rounds, visit), performance);
    }
  } finally {
    await stop();
  }
}

function report(visits: readonly LighthouseVisit[], performance: number): void {
  const of = (read: (visit: LighthouseVisit) => number) => median(visits.map(read));
  reportTargets([
    { name: 'performance', value: of(({ scores }) => scores.performance), atLeast: performance },
    { name: 'accessibility', value: of(({ scores }) => scores.accessibility), atLeast: 100 },
    { name: 'best practices', value: of(({ scores }) => scores['best-practices']), atLeast: 100 },
    { name: 'SEO', value: of(({ scores }) => scores.seo), atLeast: 100 },
    { name: 'layout shift', value: of(({ shift }) => shift), atMost: 0.01, decimals: 3 },
  ]);
  const complaints = new Set(visits.flatMap((visit) => visit.complaints));
  if (complaints.size > 0) console.log(`  below 90: ${[...complaints].join('; ')}`);
}
