import { readFile } from 'node:fs/promises';

/** In ticks since the machine started. */
interface ProcessorTime {
  used: number;
  /** Wanted by this machine, but given to others by the host that it shares with them. */
  stolen: number;
}

/**
 * What `work` comes to, and the share of the processor time wanted meanwhile, from 0 to 1, that the
 * machine's host gave to others. Only Linux tells; elsewhere the share is 0.
 */
export async function withStolenShare<T>(
  work: () => Promise<T>,
): Promise<{ result: T; stolenShare: number }> {
  const before = await processorTime();
  const result = await work();
  return { result, stolenShare: stolenShare(before, await processorTime()) };
}

export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen;
  const wanted = after.used - before.used + stolen;
  return wanted > 0 ? stolen / wanted : 0;
}

async function processorTime(): Promise<ProcessorTime> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  return readProcessorTime(text);
}

/** Reads the first line of Linux's /proc/stat: `cpu user nice system idle iowait irq softirq steal …`. */
export function readProcessorTime(text: string): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
    text
      .match(/^cpu +(.+)$/m)?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  return { used: user + nice + system + irq + softirq, stolen };
}
