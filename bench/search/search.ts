import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Property } from '../../contract/property/property.ts';
import { comparatorOf, matcherOf } from '../../contract/search/property-matches.ts';
import { importManyListings } from '../support/many-listings.ts';
import { reportTargets } from '../support/targets.ts';
import { withWorkbench } from '../support/workbench.ts';
import { areaHouses } from './area-houses.ts';
import { isMeant, queries } from './queries.ts';

const FIRST = 10;
const { values } = parseArgs({ options: { rows: { type: 'string' } } });

/**
 * Searches as buyers type. A query hits if it finds something and all of the first ten results are
 * what it means. The app with a whole list must find the same as our API.
 */
await withWorkbench(async ({ folder, serve }) => {
  const spreadsheet = values.rows ?? join(folder, 'areas.csv');
  if (!values.rows) await writeFile(spreadsheet, areaHouses());
  const dataDir = await importManyListings(folder, spreadsheet);
  const url = await serve({ dataDir });
  const list = await read(`${url}/api/properties`);
  let hits = 0;
  let differences = 0;
  for (const [typed, meaning] of queries) {
    const found = list.filter(matcherOf({ q: typed })).toSorted(comparatorOf());
    const paged = await read(
      `${url}/api/properties?${new URLSearchParams({ q: typed, limit: `${FIRST}` })}`,
    );
    const first = found.slice(0, FIRST);
    if (JSON.stringify(idsOf(first)) !== JSON.stringify(idsOf(paged))) differences += 1;
    const other = first.find((property) => !isMeant(property, meaning));
    const isHit = first.length > 0 && !other;
    if (isHit) hits += 1;
    else console.log(`✗ ${typed}: ${other ? `${other.title}, ${other.location}` : 'nothing'}`);
  }
  reportTargets([
    {
      name: `hits of ${queries.length} queries`,
      value: hits,
      atLeast: Math.ceil(queries.length * 0.95),
    },
    { name: 'queries with other results from our API', value: differences, atMost: 0 },
  ]);
});

async function read(url: string): Promise<Property[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // The server's own response.
  const { data } = (await response.json()) as { data: Property[] };
  return data;
}

function idsOf(properties: readonly Property[]): string[] {
  return properties.map(({ _id }) => _id);
}
