import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded } from '../../tests/support/launched-server.ts';
import { unprivilegedIdentity } from '../../tests/support/postgres-server.ts';

export interface Daemon {
  pid: number;
  /** Sends SIGTERM, and SIGKILL after a while. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Resolves when `isReady` does with true. @throws with the end of the log if it takes too long */
  ready(isReady: () => Promise<boolean>): Promise<void>;
}

interface DaemonOptions {
  command: string;
  args: readonly string[];
  logFile: string;
}

const STOP_TIMEOUT_MS = 20_000;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const LOG_END = 2000;

/** Starts a program that need not run as root, or must not, as the user postgres. */
export function startDaemon({ command, args, logFile }: DaemonOptions): Daemon {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, {
    ...unprivilegedIdentity(),
    cwd: '/',
    // In a group of its own, so that Ctrl-C reaches only the measurement, which stops it in order.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${command} did not start.`);
  return {
    pid,
    async stop() {
      const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      if (!hasEnded(child)) child.kill('SIGTERM');
      await end(child);
      clearTimeout(timeout);
    },
    async kill() {
      if (!hasEnded(child)) child.kill('SIGKILL');
      await end(child);
    },
    async ready(isReady) {
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while (!(await isReady())) {
        if (hasEnded(child) || Date.now() > deadline) {
          const text = await readFile(logFile, 'utf8');
          throw new Error(`${command} is not ready:\n${text.slice(-LOG_END)}`);
        }
        await delay(POLL_MS);
      }
    },
  };
}

/** Sends SIGKILL to processes and everything they started, as if their machine were lost. */
export function killAll(roots: readonly number[]): void {
  const pids = [...roots];
  // The loop also reads the children that it adds to the list.
  for (const pid of pids) pids.push(...childrenOf(pid));
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended by itself.
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    const list = execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`]).toString();
    return list.split('\n').filter(Boolean).map(Number);
  } catch {
    // ps ends with code 1 if there are none.
    return [];
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

export async function respondsWith200(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
