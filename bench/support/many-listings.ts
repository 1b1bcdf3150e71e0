import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from '../../scripts/run-npm.mjs';
import { launchServer } from '../../tests/support/launched-server.ts';
import { syntheticHouses } from './synthetic-houses.ts';

/** Creates a data folder with the demo data and the rows of a spreadsheet, or synthetic ones. */
export async function importManyListings(folder: string, spreadsheet?: string): Promise<string> {
  const dataDir = join(folder, 'imported');
  const seeding = await launchServer({ dataDir });
  await seeding.stop();
  const path = spreadsheet ?? join(folder, 'houses.csv');
  if (!spreadsheet) await writeFile(path, syntheticHouses());
  const { code, output, seconds } = await runNpm(['run', '--silent', 'import', '--', path], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  if (code !== 0) throw new Error(`The import failed:\n${output}`);
  console.log(`Imported ${path} in ${seconds.toFixed(0)} s.`);
  return dataDir;
}
