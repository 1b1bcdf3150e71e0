import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type LoadResponse, startLoad } from '../../tests/support/database-load.ts';
import { launchServer } from '../../tests/support/launched-server.ts';
import { launchPostgres } from '../../tests/support/postgres-server.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import type { Scenario } from '../support/scenarios.ts';

const ROUNDS = 10;
const LOAD_BEFORE_MS = 500;
const RECOVERY_TIMEOUT_MS = 30_000;

/** Restarts PostgreSQL in each way while the server reads and writes. */
export const restarts: Scenario = {
  name: 'restarts',
  async run({ folder, onClose }, rounds = ROUNDS) {
    const postgres = await launchPostgres();
    onClose(postgres.stop);
    const server = await launchServer({
      dataDir: folder,
      environment: { DATABASE_URL: postgres.url },
    });
    onClose(server.kill);
    const { token } = await signInAsAdmin(server.url);
    const load = startLoad({
      read: () => send(server.url, token, '/properties?limit=12'),
      ready: () => send(server.url, token, '/ready'),
      create: (title) => send(server.url, token, '/properties', propertyForm(title)),
    });
    const kinds = [
      () => postgres.restart('fast'),
      () => postgres.restart('immediate'),
      () => terminateConnections(postgres.url),
    ];
    let slowestRecoveryMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const interrupt of kinds) {
        await delay(LOAD_BEFORE_MS);
        await interrupt();
        slowestRecoveryMs = Math.max(slowestRecoveryMs, await recoveryOf(server.url, token));
      }
    }
    const result = await load.stop();
    const stored = await storedIds(postgres.url);
    const lost = result.created.filter((id) => !stored.has(id));
    for (const line of [...result.unexpected, ...lost]) console.log(`  ${line}`);
    return [
      { name: 'restarts', value: rounds * kinds.length, atLeast: 3 },
      { name: 'confirmed reads', value: result.reads, atLeast: 1 },
      { name: 'confirmed writes', value: result.created.length, atLeast: 1 },
      // Restarts that interrupt no request prove nothing.
      { name: 'responses with 503 and Retry-After', value: result.unavailable, atLeast: 1 },
      { name: 'confirmed writes lost', value: lost.length, atMost: 0 },
      { name: 'other failures', value: result.unexpected.length, atMost: 0 },
      { name: 'requests without a response', value: result.unanswered, atMost: 0 },
      { name: 'processes lost', value: Number(server.hasEnded()), atMost: 0 },
      { name: 'slowest /ready', value: result.slowestReadyMs, atMost: 2000, unit: 'ms' },
      { name: 'slowest recovery', value: slowestRecoveryMs, atMost: 5000, unit: 'ms' },
    ];
  },
};

async function send(
  url: string,
  token: string,
  path: string,
  body?: FormData,
): Promise<LoadResponse | null> {
  const start = performance.now();
  try {
    const headers = { authorization: `Bearer ${token}` };
    const init = { headers, ...(body && { method: 'POST', body }) };
    const response = await fetch(`${url}/api${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      // The tests hold our server's responses to their schemas.
      id: body && response.ok ? (JSON.parse(text) as { data: { _id: string } }).data._id : null,
      milliseconds: performance.now() - start,
    };
  } catch (error) {
    // A closed connection, which fetch reports as a TypeError.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function propertyForm(title: string): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append('location', 'Lekki, Lagos');
  return form;
}

/** The time until the server reads and is ready again. */
async function recoveryOf(url: string, token: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < RECOVERY_TIMEOUT_MS) {
    const responses = [
      await send(url, token, '/ready'),
      await send(url, token, '/properties?limit=12'),
    ];
    if (responses.every((response) => response?.status === 200)) break;
    await delay(20);
  }
  return performance.now() - start;
}

async function terminateConnections(url: string): Promise<void> {
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

async function storedIds(url: string): Promise<Set<string>> {
  const rows = await query(url, 'select id from properties');
  return new Set(rows.map(({ id }) => id));
}

async function query(url: string, statement: string): Promise<{ id: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
