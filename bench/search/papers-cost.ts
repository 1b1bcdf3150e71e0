import { sql } from 'drizzle-orm';
import { papersKinds } from '../../contract/property/papers.ts';
import { openDatabase } from '../../server/core/database/database.ts';
import type { Target } from '../support/targets.ts';

const ROUNDS = 15;

/** Gives the imported properties, which state no papers, a kind in turn; each tenth has none. */
export async function spreadPapers(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: '' });
  await db.execute(sql`
    update properties set papers_kind = kind, searched_papers = kind from (
      select id, (${sql.param(papersKinds)}::text[])[row_number() over (order by id) % 10] as kind
      from properties where papers is null
    ) as spread where spread.id = properties.id`);
  await close();
}

/** The cost of the facet and the filter of papers, each beside the dearest of the others. */
export async function papersCosts(url: string): Promise<Target[]> {
  const facet = (name: string, q: string) => medianMs(url, { facets: name, ...(q && { q }) });
  const filter = (search: Record<string, string>) =>
    medianMs(url, { ...search, facets: 'price,type,status,location,bedrooms,papers' });
  const compared = async (name: string, papers: number, others: number[]): Promise<Target> => {
    console.log(`${name}: others ${others.map((ms) => ms.toFixed(1)).join(', ')} ms`);
    // A tenth and a millisecond are noise.
    const atMost = Math.max(...others) * 1.1 + 1;
    return { name, value: papers, atMost, unit: 'ms', decimals: 1 };
  };
  const others = ['price', 'type', 'status', 'location', 'bedrooms'];
  const facetTargets: Target[] = [];
  for (const q of ['', 'duplex']) {
    const times: number[] = [];
    for (const name of others) times.push(await facet(name, q));
    const name = `facet Papers${q && ` of the results of '${q}'`}`;
    facetTargets.push(await compared(name, await facet('papers', q), times));
  }
  const filters = [
    await filter({ type: 'House' }),
    await filter({ bedrooms: '4' }),
    await filter({ location: 'Lagos' }),
  ];
  const papers = await filter({ papers: 'Registered title' });
  return [...facetTargets, await compared('filter Papers with every facet', papers, filters)];
}

/** The median time of a page; each has another offset, because responses are cached. */
async function medianMs(url: string, search: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const query = new URLSearchParams({ ...search, limit: '12', offset: `${round}` });
    const start = performance.now();
    const response = await fetch(`${url}/api/properties?${query}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
