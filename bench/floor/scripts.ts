import type { Browser } from '@playwright/test';
import { SCRIPT_LIMITS_KB, scriptsOf, weightOf } from '../../tests/support/script-weight.ts';
import { samplePages } from '../support/sample-pages.ts';
import type { Figure } from './figures.ts';
import type { Both } from './sites.ts';

/** How many bytes of scripts a first visit loads, in Brotli. */
export async function scriptFigures(browser: Browser, sites: Both<string>): Promise<Figure[]> {
  const weigh = async (address: string) => weightOf(await scriptsOf(browser, address)) / 1000;
  const floor = await weigh(sites.floor);
  const figures: Figure[] = [];
  for (const { name, path } of await samplePages(sites.ours)) {
    const ours = await weigh(sites.ours + path);
    figures.push({
      name: `scripts, ${name}`,
      unit: 'kB',
      ours,
      floor,
      atMost: SCRIPT_LIMITS_KB[name],
    });
  }
  return figures;
}
