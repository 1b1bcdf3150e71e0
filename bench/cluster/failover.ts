import { chown } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { openObjectStorage } from '../../tests/support/object-storage/object-storage.ts';
import { unprivilegedIdentity } from '../../tests/support/postgres-server.ts';
import type { Scenario } from '../support/scenarios.ts';
import type { Target } from '../support/targets.ts';
import type { Workbench } from '../support/workbench.ts';
import { prepareApiHosts } from './api-hosts.ts';
import { startConnections } from './connections.ts';
import { CLIENTS, startLoad } from './load.ts';
import { findLosses, findLostEmails } from './losses.ts';
import { startPostgresPair } from './postgres-pair.ts';
import { isTemporary, type RequestLog } from './requests.ts';

const KILL_INTERVAL_MS = 10_000;
const KILLS = 6;
const KILLS_AFTER_FAILOVER = 2;
const WRITABLE_WITHIN_MS = 30_000;
const GIVE_UP_AFTER_MS = 120_000;
const POLL_MS = 100;

/**
 * Starts everything that several hosts need, kills an API process every ten seconds under load, and
 * then the primary database. Everything that was confirmed must be there in the end.
 */
export const failover: Scenario = {
  name: 'failover',
  async run(workbench, kills = KILLS) {
    const cluster = await startCluster(workbench);
    const { hosts, mail, pair, siteUrl, databaseUrl } = cluster;
    const load = await startLoad(siteUrl);
    workbench.onClose(load.stop);
    const { confirmed, log } = load;
    const startedAt = performance.now();
    await delay(KILL_INTERVAL_MS);
    for (let kill = 0; kill < kills; kill += 1) await killInTurn(kill);

    const lost = await pair.losePrimary();
    const lostAt = performance.now();
    console.log(`  the primary, ${lost.name}, is killed`);
    const writableAgainMs = (await nextWrite(log, lostAt)) - lostAt;
    console.log(`  a write was confirmed ${seconds(writableAgainMs)} later`);
    const writableAt = lostAt + writableAgainMs;
    for (let kill = 0; kill < KILLS_AFTER_FAILOVER; kill += 1) await killInTurn(kills + kill);

    const broughtBackAt = performance.now();
    await pair.bringBack(lost);
    const replicaAgainMs = performance.now() - broughtBackAt;
    await delay(KILL_INTERVAL_MS);
    await load.stop();
    const stoppedAt = performance.now();

    // Nothing may depend on the memory or the disk of a process.
    for (const host of hosts.ports.keys()) await hosts.replace(host);
    const losses = await findLosses(hosts.urls, confirmed);
    const lostEmails = await findLostEmails(mail, confirmed, databaseUrl);
    const lists = { ...losses, emails: lostEmails };
    for (const [name, lines] of Object.entries(lists)) {
      for (const line of lines.slice(0, 20)) console.log(`  lost ${name}: ${line}`);
    }
    const outage = log.failures({ from: lostAt, to: writableAt });
    printFailures(log, outage.length);
    return targets();

    async function killInTurn(kill: number): Promise<void> {
      const end = performance.now() + KILL_INTERVAL_MS;
      const host = kill % hosts.ports.length;
      console.log(`  API process ${host + 1} is killed`);
      await hosts.replace(host);
      await delay(Math.max(0, end - performance.now()));
    }

    function targets(): Target[] {
      const withPrimary =
        log.failures({ to: lostAt }).length + log.failures({ from: writableAt }).length;
      const apiKills = kills + KILLS_AFTER_FAILOVER;
      const others = log.failures().filter(({ status }) => !isTemporary(status));
      for (const { status } of others.slice(0, 20)) console.log(`  unexpected status ${status}`);
      return [
        { name: 'API processes killed', value: apiKills, atLeast: 2 },
        { name: 'confirmed properties', value: confirmed.properties.size, atLeast: 1 },
        {
          name: 'confirmed saves',
          value: sum([...confirmed.saved.values()].map(({ size }) => size)),
          atLeast: 1,
        },
        { name: 'confirmed sessions', value: confirmed.sessions.length, atLeast: 1 },
        {
          name: 'confirmed requests for emails',
          value: confirmed.registered.length + confirmed.resets.length,
          atLeast: 1,
        },
        { name: 'properties lost', value: losses.properties.length, atMost: 0 },
        { name: 'saves lost', value: losses.saved.length, atMost: 0 },
        { name: 'sessions lost', value: losses.sessions.length, atMost: 0 },
        { name: 'images lost or damaged', value: losses.images.length, atMost: 0 },
        { name: 'emails lost', value: lostEmails.length, atMost: 0 },
        {
          name: 'writable again after the loss of the primary',
          value: writableAgainMs / 1000,
          atMost: WRITABLE_WITHIN_MS / 1000,
          unit: 's',
          decimals: 1,
        },
        {
          name: 'longest time without a confirmed write',
          value: log.longestPause({ from: startedAt, to: stoppedAt }) / 1000,
          atMost: WRITABLE_WITHIN_MS / 1000,
          unit: 's',
          decimals: 1,
        },
        {
          name: 'failed reads while there was no primary',
          value: outage.filter(({ isWrite }) => !isWrite).length,
          atMost: 0,
        },
        {
          name: 'failed requests for each API process killed',
          value: withPrimary / apiKills,
          atMost: CLIENTS,
          decimals: 1,
        },
        { name: 'failures that say nothing about trying again', value: others.length, atMost: 0 },
        {
          name: 'the lost primary is a synchronous replica again after',
          value: replicaAgainMs / 1000,
          atMost: 60,
          unit: 's',
          decimals: 1,
        },
      ];
    }
  },
};

async function startCluster(workbench: Workbench) {
  const { folder, onClose } = workbench;
  const identity = unprivilegedIdentity();
  if (identity) await chown(folder, identity.uid, identity.gid);
  const pair = await startPostgresPair(workbench);
  const storage = await openObjectStorage();
  onClose(storage.close);
  const mail = await startMailServer();
  onClose(mail.stop);
  const hosts = await prepareApiHosts(workbench);
  const behind = { nodes: pair.nodes, apiPorts: hosts.ports };
  const { siteUrl, databaseUrl, replicaUrl } = await startConnections(workbench, behind);
  const { bucket, endpoint, credentials } = storage.settings;
  await hosts.start({
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    DEMO_DATA: 'true',
    MAIL_FROM: 'Gida <no-reply@gida.example>',
    PUBLIC_URL: siteUrl,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    SMTP_ENCRYPTION: 'none',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: `${mail.port}`,
    TRUST_PROXY: '127.0.0.1',
  });
  return { pair, mail, hosts, siteUrl, databaseUrl };
}

/** The moment of the first write confirmed after the loss. */
async function nextWrite(log: RequestLog, lostAt: number): Promise<number> {
  while (performance.now() < lostAt + GIVE_UP_AFTER_MS) {
    const end = log.firstWriteAfter(lostAt);
    if (end !== null) return end;
    await delay(POLL_MS);
  }
  throw new Error('No write was confirmed after the loss of the primary.');
}

function printFailures(log: RequestLog, duringOutage: number): void {
  const failed = log.failures();
  const statuses = [...new Set(failed.map(({ status }) => status))].sort();
  const parts = statuses.map((each) => {
    const count = failed.filter(({ status }) => status === each).length;
    return `${count} with ${each || 'no response'}`;
  });
  console.log(`  failed requests: ${failed.length} of ${log.total} (${parts.join(', ')})`);
  console.log(`  failed requests while there was no primary: ${duringOutage}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
