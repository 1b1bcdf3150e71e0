import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  freePort,
  type LaunchedServer,
  launchServer,
} from '../../tests/support/launched-server.ts';
import type { Workbench } from '../support/workbench.ts';

export interface ApiHosts {
  ports: readonly number[];
  urls: readonly string[];
  start(environment: Record<string, string>): Promise<void>;
  /** Kills a process, and starts it again with an empty data folder, as on a new machine. */
  replace(host: number): Promise<void>;
  stop(): Promise<void>;
}

const HOSTS = 2;
/** As a service manager does, when the database cannot be reached at the start. */
const START_AGAIN_AFTER_MS = 1000;

/** Two API processes, each on a port and with a data folder of its own. */
export async function prepareApiHosts({ folder, onClose }: Workbench): Promise<ApiHosts> {
  const ports: number[] = [];
  for (let host = 0; host < HOSTS; host += 1) ports.push(await freePort());
  const servers: (LaunchedServer | null)[] = ports.map(() => null);
  let environment: Record<string, string> = {};
  let isStopped = false;
  onClose(stop);

  async function start(host: number): Promise<void> {
    const dataDir = await mkdtemp(join(folder, `api-${host}-`));
    const settings = { dataDir, port: ports[host] ?? 0, environment };
    for (;;) {
      if (isStopped) return;
      try {
        const server = await launchServer(settings);
        servers[host] = server;
        if (isStopped) await server.kill();
        return;
      } catch (error) {
        console.log(`  API process ${host + 1} did not start: ${reasonOf(error)}`);
        await delay(START_AGAIN_AFTER_MS);
      }
    }
  }

  async function stop(): Promise<void> {
    isStopped = true;
    for (const server of servers) await server?.kill();
  }

  return {
    ports,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    async start(settings) {
      environment = { HOST: '127.0.0.1', ...settings };
      for (const host of servers.keys()) await start(host);
    },
    async replace(host) {
      await servers[host]?.kill();
      await start(host);
    },
    stop,
  };
}

/** The first line that the process printed. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : `${error}`;
  return text.split('\n')[1] ?? text;
}
