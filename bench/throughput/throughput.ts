import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresBinaries } from '../../scripts/postgres-binaries.ts';
import { launchServer } from '../../tests/support/launched-server.ts';
import { launchPostgres } from '../../tests/support/postgres-server.ts';
import { generateListings } from '../support/generated-listings.ts';
import { reportTargets, type Target } from '../support/targets.ts';
import { withWorkbench } from '../support/workbench.ts';
import { type Figures, measure } from './load.ts';
import { photosOf, requestKinds } from './request-kinds.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '56,24326,1000000' },
    seconds: { type: 'string', default: '10' },
    engine: { type: 'string' },
  },
});
const sizes = values.listings.split(',').map(Number);
const seconds = Number(values.seconds);

const PHOTOS = 10;

/** Tolerance for a busy machine. */
const NOISE_MS = 5;

/** Requests per second, latencies and memory of the server, on both databases and at each size. */
await withWorkbench(async ({ folder, onClose }) => {
  const targets: Target[] = [];
  if (values.engine !== 'postgres') targets.push(...(await measureEngine('PGlite', null)));
  if (values.engine !== 'pglite' && postgresBinaries()) {
    const { url, stop } = await launchPostgres();
    onClose(stop);
    targets.push(...(await measureEngine('PostgreSQL', url)));
  }
  reportTargets(targets);

  async function measureEngine(engine: string, databaseUrl: string | null): Promise<Target[]> {
    const dataDir = join(folder, engine);
    const settings = { dataDir, environment: { DATABASE_URL: databaseUrl ?? '' } };
    // Adds the demo's listings and photos.
    const seeding = await launchServer(settings);
    const photos = await photosOf(seeding.url);
    await seeding.stop();
    const bySize = new Map<number, Map<string, Figures>>();
    for (const [turn, size] of sizes.entries()) {
      await generateListings({ dataDir, databaseUrl }, size);
      const server = await launchServer(settings);
      try {
        console.log(`\n${engine}, ${size.toLocaleString('en')} listings, ms:`);
        console.log(row(['', 'first', 'p50', 'p95', 'p99', 'requests/s', 'memory MB']));
        const figures = new Map<string, Figures>();
        // Other photos at each size, because their variants are stored.
        const ownPhotos = photos.slice(turn * PHOTOS, (turn + 1) * PHOTOS);
        const kinds = await requestKinds(server.url, ownPhotos);
        for (const [name, kind] of Object.entries(kinds)) {
          const measured = await measure(server.url, kind, seconds);
          figures.set(name, measured);
          const { first, p50, p95, p99, perSecond } = measured;
          const times = [first, p50, p95, p99].map((ms) => ms.toFixed(1));
          console.log(row([name, ...times, perSecond.toFixed(0), memoryMb(server.pid).toFixed(0)]));
        }
        bySize.set(size, figures);
      } finally {
        await server.stop();
      }
    }
    return [
      ...(engine === 'PostgreSQL' ? goals(bySize.get(24_326)) : []),
      ...growth(engine, bySize),
    ];
  }
});

function goals(figures: Map<string, Figures> | undefined): Target[] {
  const { perSecond, p99 } = figures?.get('filtered page') ?? {};
  if (perSecond === undefined || p99 === undefined) return [];
  return [
    { name: 'PostgreSQL, filtered page', value: perSecond, atLeast: 1_500, unit: 'requests/s' },
    { name: 'PostgreSQL, filtered page, p99', value: p99, atMost: 50, unit: 'ms' },
  ];
}

/** From 24,326 to a million listings, no latency more than doubles. */
function growth(engine: string, bySize: Map<number, Map<string, Figures>>): Target[] {
  const [few, many] = [bySize.get(24_326), bySize.get(1_000_000)];
  return [...(few ?? [])].flatMap(([name, figures]) => {
    const grown = many?.get(name);
    if (!grown) return [];
    return (['p50', 'p95', 'p99'] as const).map((percentile) => ({
      name: `${engine}, ${name}, ${percentile} at 1,000,000`,
      value: grown[percentile],
      atMost: Math.round(2 * figures[percentile] + NOISE_MS),
      unit: 'ms',
      decimals: 1,
    }));
  });
}

/** The resident memory of a process. */
function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`]).toString()) / 1024;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(16) : cell.padStart(11))).join('');
}
