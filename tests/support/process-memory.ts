import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  pid: number;
  command: string;
  /** Resident memory in MB, now and at its peak. */
  now: number;
  peak: number;
}

/** The memory of a process and of all processes below it. Needs Linux. */
export function memoryOfTree(root: number): ProcessMemory[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const statuses = new Map(pids.map((pid) => [pid, read(pid, 'status')]));
  const tree = new Set([root]);
  // A process has a higher id than its parent, until the ids start again.
  for (const [pid, status] of statuses) if (tree.has(number(status, 'PPid'))) tree.add(pid);
  return [...tree].map((pid) => {
    const status = statuses.get(pid) ?? '';
    const command = read(pid, 'cmdline').replaceAll('\0', ' ');
    return { pid, command, now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') };
  });
}

/** '' if the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function number(status: string, name: string): number {
  return Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
}

function megabytes(status: string, name: string): number {
  return number(status, name) / 1024;
}
