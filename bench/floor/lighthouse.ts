import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { chromiumFlags, ensureChromium } from '../../scripts/find-chromium.mjs';
import { samplePages } from '../support/sample-pages.ts';
import { median } from '../support/visits.ts';
import type { Figure } from './figures.ts';
import { type Both, visitInTurn } from './sites.ts';

const LIGHTHOUSE = 'bench/node_modules/lighthouse/cli/index.js';
const MAX_FAILURES = 2;
const CONFIG = 'bench/floor/lighthouse-config.mjs';

const Category = z.object({ score: z.number() });
const Report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
  audits: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
});
type Report = z.infer<typeof Report>;

const perfect = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse as a phone, with the splash. */
export async function lighthouseFigures(rounds: number, sites: Both<string>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of await samplePages(sites.ours)) {
    const addresses = { ours: sites.ours + path, floor: sites.floor };
    const { ours, floor } = await visitInTurn(rounds, addresses, tryLighthouse);
    const performance = medianScore(floor, 'performance');
    figures.push({
      name: `Lighthouse ${name}, performance`,
      ours: medianScore(ours, 'performance'),
      floor: performance,
      atLeast: performance,
      rule: 'floor',
    });
    for (const category of perfect) {
      const score = medianScore(ours, category);
      figures.push({ name: `Lighthouse ${name}, ${category}`, ours: score, atLeast: 100 });
    }
    console.log(`Lighthouse audits below 90 on ${name}: ${weakAudits(ours).join(', ') || 'none'}`);
  }
  return figures;
}

/** Lighthouse loses the trace of some visits on a busy machine. */
async function tryLighthouse(address: string): Promise<Report> {
  for (let failures = 0; failures < MAX_FAILURES; failures += 1) {
    const report = await runLighthouse(address).catch(() => null);
    if (report) return report;
  }
  return runLighthouse(address);
}

async function runLighthouse(address: string): Promise<Report> {
  const options = ['--quiet', '--output=json', `--config-path=${CONFIG}`];
  const flags = `--chrome-flags=${['--headless', ...chromiumFlags].join(' ')}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, address, ...options, flags],
    { env: { ...process.env, CHROME_PATH: await ensureChromium() }, maxBuffer: 100_000_000 },
  );
  const report = Report.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

function medianScore(reports: readonly Report[], category: keyof Report['categories']): number {
  return median(reports.map(({ categories }) => 100 * categories[category].score));
}

function weakAudits(reports: readonly Report[]): string[] {
  const weak = reports.flatMap(({ audits }) =>
    Object.keys(audits).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  );
  return [...new Set(weak)];
}
