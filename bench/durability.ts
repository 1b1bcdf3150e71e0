import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { launchServer } from '#tests/support/launched-server.ts';
import { reportTargets } from './targets.ts';

/** How often the server is killed, and how many visitors read properties meanwhile, at once. */
const KILLS = 20;
const VISITORS = 8;

const Listings = z.object({
  data: z.array(z.object({ _id: z.string(), viewCount: z.number() })),
});

type Counts = Map<string, number>;

const dataDir = await mkdtemp(join(tmpdir(), 'gida-durability-'));
try {
  await measure();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * A visit to a property is a write: its view is counted before the answer leaves. Kills the server
 * in the middle of such writes, again and again: every answered one is to be there at the end.
 */
async function measure(): Promise<void> {
  const sent: Counts = new Map();
  const acknowledged: Counts = new Map();
  let atFirst: Counts | undefined;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await launchServer({ dataDir });
    atFirst ??= await viewCounts(server.url);
    const before = sum(acknowledged);
    try {
      await Promise.all([
        visitUntilGone(server.url, [...atFirst.keys()], kill, sent, acknowledged),
        delay(randomInt(200, 2000)).then(server.kill),
      ]);
    } finally {
      await server.kill();
    }
    console.log(`kill ${kill}: ${sum(acknowledged) - before} writes acknowledged before it`);
  }
  const server = await launchServer({ dataDir });
  const atLast = await viewCounts(server.url);
  await server.stop();

  const stored = new Map([...atLast].map(([id, count]) => [id, count - (atFirst?.get(id) ?? 0)]));
  const lost = shortfall(acknowledged, stored);
  const invented = shortfall(stored, sent);
  console.log(`${KILLS} kills, ${sum(sent)} writes sent, ${sum(stored)} stored`);
  reportTargets([
    { name: 'acknowledged', value: sum(acknowledged), atLeast: 1 },
    { name: 'acknowledged and lost', value: lost, atMost: 0 },
    { name: 'counted twice', value: invented, atMost: 0 },
  ]);
}

/** Visits random properties, each time as somebody new, until the server answers no more. */
async function visitUntilGone(
  url: string,
  ids: string[],
  round: number,
  sent: Counts,
  acknowledged: Counts,
): Promise<void> {
  const visit = async (visitor: number) => {
    for (let turn = 0; ; turn += 1) {
      const id = ids[randomInt(ids.length)] ?? '';
      const headers = { 'user-agent': `Visitor ${round}-${visitor}-${turn}` };
      add(sent, id);
      try {
        const answer = await fetch(`${url}/api/properties/${id}`, { headers });
        if (!answer.ok) throw new Error(`GET /api/properties/${id} answered ${answer.status}`);
      } catch (error) {
        // The kill shows as a broken connection; anything else is a fault of its own.
        if (error instanceof TypeError) return;
        throw error;
      }
      add(acknowledged, id);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
}

async function viewCounts(url: string): Promise<Counts> {
  const { data } = Listings.parse(await (await fetch(`${url}/api/properties`)).json());
  return new Map(data.map(({ _id, viewCount }) => [_id, viewCount]));
}

function add(counts: Counts, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function sum(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** By how much `actual` falls short of `wanted`, over all properties. */
function shortfall(wanted: Counts, actual: Counts): number {
  return [...wanted].reduce(
    (total, [id, count]) => total + Math.max(0, count - (actual.get(id) ?? 0)),
    0,
  );
}
