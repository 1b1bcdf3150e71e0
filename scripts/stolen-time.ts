import { readFile } from 'node:fs/promises';

/** In ticks since the machine started. */
interface ProcessorTime {
  used: number;
  /** Wanted by this machine, but given to others by the host that it shares with them. */
  stolen: number;
}

export interface Watched<Result> {
  result: Result;
  /**
   * Of the processor time that the machine wanted meanwhile, what its host gave to others: from 0
   * to 1. Only Linux tells; elsewhere it is 0.
   */
  stolenShare: number;
}

/** What `work` comes to, and what was taken from the machine meanwhile. */
export async function withStolenShare<Result>(
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
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
