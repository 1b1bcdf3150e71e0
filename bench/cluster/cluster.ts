import { chown, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  freePort,
  type LaunchedServer,
  launchServer,
} from '../../tests/support/launched-server.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { openObjectStorage } from '../../tests/support/object-storage/object-storage.ts';
import { unprivilegedIdentity } from '../../tests/support/postgres-server.ts';
import { runScenarios, type Scenario } from '../support/scenarios.ts';
import type { Workbench } from '../support/workbench.ts';
import { lossesOn, lostEmails, startLoad } from './load.ts';
import { startServices } from './services.ts';

const KILLS = 6;
const KILL_INTERVAL_MS = 10_000;

/**
 * Kills an API process every ten seconds, each time with its folder, then the primary database, then
 * each API process once more. Everything that was confirmed must be there in the end.
 */
const failover: Scenario = {
  name: 'failover',
  async run(workbench, kills = KILLS) {
    const { folder, onClose } = workbench;
    const identity = unprivilegedIdentity();
    if (identity) await chown(folder, identity.uid, identity.gid);
    const storage = await openObjectStorage();
    onClose(storage.close);
    const mail = await startMailServer();
    onClose(mail.stop);
    const services = await startServices(workbench);
    const ports = [await freePort(), await freePort()];
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const { bucket, endpoint, credentials } = storage.settings;
    const apis = await startApis(workbench, ports, {
      HOST: '127.0.0.1',
      DATABASE_URL: services.databaseUrl,
      DEMO_DATA: 'true',
      MAIL_FROM: 'Gida <no-reply@gida.example>',
      PUBLIC_URL: urls[0] ?? '',
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
      SMTP_ENCRYPTION: 'none',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${mail.port}`,
      TRUST_PROXY: '127.0.0.1',
    });
    const load = await startLoad(urls);
    onClose(load.stop);
    for (let kill = 0; kill < kills; kill += 1) {
      await Promise.all([apis.replace(kill % ports.length), delay(KILL_INTERVAL_MS)]);
    }
    await services.losePrimary();
    const lostAt = performance.now();
    const writableAfterMs = (await load.nextWrite()) - lostAt;
    await delay(KILL_INTERVAL_MS);
    await load.stop();
    for (const process of ports.keys()) await apis.replace(process);

    const { confirmed } = load;
    const lost = [
      ...(await Promise.all(urls.map((url) => lossesOn(url, confirmed)))).flat(),
      ...(await lostEmails(mail, confirmed)).map((address) => `email to ${address}`),
    ];
    for (const line of lost.slice(0, 20)) console.log(`  lost: ${line}`);
    return [
      { name: 'API processes killed', value: kills + ports.length, atLeast: 2 },
      { name: 'confirmed properties', value: confirmed.properties.size, atLeast: 1 },
      { name: 'confirmed registrations', value: confirmed.users.size, atLeast: 1 },
      { name: 'confirmed saves', value: confirmed.saves.length, atLeast: 1 },
      { name: 'confirmed writes lost', value: lost.length, atMost: 0 },
      { name: 'writable again after', value: writableAfterMs / 1000, atMost: 30, unit: 's' },
    ];
  },
};

/** Starts API processes, each on a port and with a data folder of its own. */
async function startApis(
  { folder, onClose }: Workbench,
  ports: readonly number[],
  environment: Record<string, string>,
) {
  const servers: LaunchedServer[] = [];
  for (const [at, port] of ports.entries()) await start(at, port);
  onClose(() => Promise.all(servers.map((server) => server.kill())));

  async function start(at: number, port: number): Promise<void> {
    const dataDir = await mkdtemp(join(folder, `api-${at}-`));
    for (;;) {
      try {
        servers[at] = await launchServer({ dataDir, port, environment });
        return;
      } catch (error) {
        // A service manager starts it again too, if the database cannot be reached.
        console.log(`  API process ${at + 1} did not start: ${error}`);
        await delay(1000);
      }
    }
  }
  return {
    /** Kills a process, and starts it again with an empty data folder, as on a new machine. */
    async replace(at: number) {
      await servers[at]?.kill();
      await start(at, ports[at] ?? 0);
    },
  };
}

await runScenarios([failover]);
