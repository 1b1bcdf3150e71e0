import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchServer } from '../../tests/support/launched-server.ts';
import { slowPhone } from '../support/slow-phone.ts';
import { withWorkbench } from '../support/workbench.ts';
import { type Figure, printTable } from './figures.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { listFigures } from './lists.ts';
import { scriptFigures } from './scripts.ts';
import { serveBoth } from './sites.ts';
import { largestPaintFigures, splashFigures } from './splash.ts';
import { startFigures } from './start.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, rows: { type: 'string' } },
});
const rounds = Number(values.rounds);
const spreadsheet = values.rows && resolve(values.rows);
const parts = ['scripts', 'start', 'splash', 'lighthouse', 'lists'];
const unknown = positionals.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`Not one of ${parts.join(', ')}: ${unknown.join(', ')}`);
const wants = (part: string) => positionals.length === 0 || positionals.includes(part);

await withWorkbench(async (workbench) => {
  const browser = await workbench.openBrowser();
  const dataDir = join(workbench.folder, 'demo');
  const seeding = await launchServer({ dataDir });
  await seeding.stop();
  const sites = await serveBoth(workbench, dataDir, { hasSplash: true });
  const figures: Figure[] = [];

  if (wants('scripts')) figures.push(...(await scriptFigures(browser, sites)));
  if (wants('start')) figures.push(...(await startFigures(browser, rounds, sites)));
  if (wants('splash')) {
    figures.push(...(await splashFigures(browser, rounds, sites)));
    const brief = await serveBoth(workbench, dataDir, { hasSplash: false });
    figures.push(...(await largestPaintFigures(browser, rounds, brief)));
  }
  if (wants('lighthouse')) figures.push(...(await lighthouseFigures(rounds, sites)));
  if (wants('lists')) {
    figures.push(...(await listFigures(workbench, browser, rounds, spreadsheet)));
  }

  console.log(
    `\nMedians of ${rounds} visits, in turn with the floor page. ${slowPhone.description}.`,
  );
  printTable(figures);
});
