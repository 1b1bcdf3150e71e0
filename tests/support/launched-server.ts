import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface LaunchedServer {
  url: string;
  pid: number;
  /** Sends SIGTERM and waits until the process has ended. */
  stop(): Promise<void>;
  /** Sends SIGKILL, to simulate a crash. */
  kill(): Promise<void>;
  /** Whether the process has ended by itself or by a signal. */
  hasEnded(): boolean;
}

export interface LaunchSettings {
  dataDir: string;
  port?: number;
  timeoutMs?: number;
  /** Further environment variables. */
  environment?: Record<string, string>;
}

/** Starts the server on a data folder and waits until it is ready; throws with its output on failure. */
export async function launchServer(settings: LaunchSettings): Promise<LaunchedServer> {
  const { dataDir, port = await freePort(), timeoutMs = 120_000, environment } = settings;
  const { process: server, output } = spawnServer({
    ...environment,
    DATA_DIR: dataDir,
    PORT: String(port),
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(`${url}/api/ready`))) {
    if (hasEnded(server)) throw new Error(`The server ended while starting:\n${output()}`);
    if (Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`The server was not ready within ${timeoutMs} ms:\n${output()}`);
    }
    await delay(50);
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: () => endProcess(server, 'SIGTERM'),
    kill: () => endProcess(server, 'SIGKILL'),
    hasEnded: () => hasEnded(server),
  };
}

/** Starts `server/main.ts` in its own process, in production mode. */
export function spawnServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return { process: child, output: () => Buffer.concat(chunks).toString('utf8') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return address.port;
}

/** Sends a signal and waits until the process has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(signal);
  await once(child, 'exit');
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
