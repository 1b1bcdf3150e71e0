import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresBinaries } from '../../scripts/postgres-binaries.ts';
import { launchPostgres } from '../../tests/support/postgres-server.ts';
import { generateListings } from '../support/generated-listings.ts';
import type { Scenario } from '../support/scenarios.ts';
import type { Target } from '../support/targets.ts';
import { median } from '../support/visits.ts';
import type { Workbench } from '../support/workbench.ts';

const LISTINGS = 24_326;
const HOSTILE_CONNECTIONS = 8;
const HOSTILE_READERS = 40;
/** A search text of about 200 characters, made of fragments that most titles contain. */
const shortWords = 'b d r be re '.repeat(16);
const ATTACK_MS = 8_000;
const VISIT_EVERY_MS = 150;
/** The server closes a connection that stalls for 60 s, or 120 s while a write is pending. */
const CLOSED_WITHIN_MS = 130_000;

const firstPage = '/api/properties?limit=12&facets=price,type,status,location,bedrooms';

/** The path of each request of an attack: mostly another one each time, so that no cache helps. */
const attacks: Record<string, (request: number) => string> = {
  'one whole list': () => '/api/properties',
  'whole lists': (request) => `/api/properties?minPrice=${request}`,
  facets: (request) => `${firstPage}&location=${tenLocations(request)}`,
  filters: (request) => `${firstPage}&bedrooms=2&minPrice=${request}`,
  sitemap: () => '/sitemap.xml',
  'text search': (request) => `/api/properties?limit=100&q=house%20${request}`,
};

/** The query of a text search; the number at its end makes it another one. */
function textSearch(words: string, request: number): string {
  return `${firstPage}&q=${encodeURIComponent(`${words} ${request}`)}`;
}

/**
 * A visitor's first page while eight connections request what costs most, each time from another
 * network, so that no limit by network helps either. Then a visitor's own text search while forty
 * readers of one network search for long texts.
 */
export const costlyReads: Scenario = {
  name: 'costly-reads',
  async run(workbench) {
    const targets = await attackAll(workbench, 'PGlite', null);
    if (!postgresBinaries()) return targets;
    const { url, stop } = await launchPostgres();
    workbench.onClose(stop);
    return [...targets, ...(await attackAll(workbench, 'PostgreSQL', url))];
  },
};

async function attackAll(
  { folder, serve }: Workbench,
  engine: string,
  databaseUrl: string | null,
): Promise<Target[]> {
  const dataDir = join(folder, engine);
  await generateListings({ dataDir, databaseUrl }, LISTINGS);
  const url = await serve({
    dataDir,
    environment: {
      TRUST_PROXY: 'true',
      DATABASE_URL: databaseUrl ?? '',
      READS_PER_MINUTE: '1000000',
    },
  });
  const targets: Target[] = [];
  for (const [kind, pathOf] of Object.entries(attacks)) {
    const isOver = new AbortController();
    const attackers = Array.from({ length: HOSTILE_CONNECTIONS }, () =>
      readUntil(isOver.signal, url, pathOf),
    );
    targets.push(...(await visitDuring(url, `${engine}, ${kind}`)));
    isOver.abort();
    const responses = (await Promise.all(attackers)).reduce((sum, count) => sum + count, 0);
    console.log(`${engine}, ${kind}: ${responses} responses to the attackers`);
  }
  targets.push(await searchBesideReaders(url, engine));
  return [...targets, ...(await slowReaders(url, engine))];
}

async function searchBesideReaders(url: string, engine: string): Promise<Target> {
  const isOver = new AbortController();
  const readers = Array.from({ length: HOSTILE_READERS }, () =>
    readUntil(isOver.signal, url, (request) => textSearch(shortWords, request), '102.0.0.1'),
  );
  const times: number[] = [];
  const end = Date.now() + ATTACK_MS;
  while (Date.now() < end) {
    times.push(await timeOf(url + textSearch('lekki duplex', nextNumber())));
    await delay(VISIT_EVERY_MS);
  }
  isOver.abort();
  await Promise.all(readers);
  return {
    name: `${engine}, long texts: own search`,
    value: median(times),
    atMost: 2_000,
    unit: 'ms',
  };
}

async function readUntil(
  isOver: AbortSignal,
  url: string,
  pathOf: (request: number) => string,
  network?: string,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let responses = 0;
  while (!isOver.aborted) {
    await read(url + pathOf(nextNumber()), agent, network).catch(() => {});
    responses += 1;
  }
  agent.destroy();
  return responses;
}

async function visitDuring(url: string, attack: string): Promise<Target[]> {
  const first: number[] = [];
  const searched: number[] = [];
  const end = Date.now() + ATTACK_MS;
  while (Date.now() < end) {
    first.push(await timeOf(url + firstPage));
    searched.push(await timeOf(`${url}${firstPage}&minPrice=${nextNumber()}`));
    await delay(VISIT_EVERY_MS);
  }
  return [
    { name: `${attack}: first page`, value: median(first), atMost: 300, unit: 'ms' },
    // Nobody has searched for the same, so that the server has to compute it.
    { name: `${attack}: a new search`, value: median(searched), atMost: 1_000, unit: 'ms' },
  ];
}

/** Clients that request much and read nothing: the server has to close their connections. */
async function slowReaders(url: string, engine: string): Promise<Target[]> {
  const { hostname, port } = new URL(url);
  const request = 'GET /api/properties HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const sockets = Array.from({ length: HOSTILE_CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(request.repeat(20));
    return socket;
  });
  // They stall once the list has been created and fills the buffers.
  await Promise.all(sockets.map((socket) => once(socket, 'readable')));
  const targets = await visitDuring(url, `${engine}, slow readers`);
  await delay(CLOSED_WITHIN_MS - ATTACK_MS);
  const open = await Promise.all(sockets.map(isOpen));
  return [
    ...targets,
    { name: `${engine}, slow readers: open`, value: open.filter(Boolean).length, atMost: 0 },
  ];
}

/** Whether the server still sends, once what it had sent is read. */
async function isOpen(socket: ReturnType<typeof connect>): Promise<boolean> {
  socket.resume();
  const isClosed = once(socket, 'close').then(() => true);
  const isStillOpen = !(await Promise.race([isClosed, delay(5_000, false)]));
  socket.destroy();
  return isStillOpen;
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const status = await read(url);
  if (status !== 200) throw new Error(`GET ${url} failed with ${status}`);
  return performance.now() - start;
}

/** Reads a response without decompressing it. */
async function read(url: string, agent?: Agent, network = anyNetwork()): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': network };
  const request = get(url, { headers, ...(agent && { agent }) });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No response.');
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

let lastNumber = 0;
function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function anyNetwork(): string {
  const number = nextNumber();
  return `102.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;
}

function tenLocations(request: number): string {
  return Array.from(
    { length: 10 },
    (_, index) => `${request}${String.fromCharCode(97 + index)}`,
  ).join();
}
