import autocannon from 'autocannon';

export interface RequestKind {
  /** Requested in rotation. */
  paths: readonly string[];
  /** Each path is requested once only, one after the other. */
  isMiss?: boolean;
}

/** Milliseconds, and requests per second. */
export interface Figures {
  /** The median of the first request of each path, which finds nothing cached. */
  first: number;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

const CONNECTIONS = 20;
const headers = { 'accept-encoding': 'br', accept: 'image/avif,image/webp,*/*' };

export async function measure(
  url: string,
  { paths, isMiss = false }: RequestKind,
  seconds: number,
): Promise<Figures> {
  const start = performance.now();
  const first: number[] = [];
  for (const path of paths) first.push(await timeOf(url + path));
  const elapsedSeconds = (performance.now() - start) / 1000;
  if (isMiss) return figuresOf(first, first, first.length / elapsedSeconds);
  const times: number[] = [];
  let failed = 0;
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const { errors, timeouts } = await autocannon({
    url,
    requests,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) =>
      client.on('response', (status, _bytes, time) => {
        times.push(time);
        if (status !== 200) failed += 1;
      }),
  });
  if (failed + errors + timeouts > 0) {
    throw new Error(`${paths[0]}: ${failed} failed, ${errors} broke, ${timeouts} timed out`);
  }
  return figuresOf(first, times, times.length / seconds);
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`GET ${url} failed with ${response.status}`);
  return performance.now() - start;
}

function figuresOf(first: readonly number[], times: readonly number[], perSecond: number): Figures {
  const percentile = percentilesOf(times);
  return {
    first: percentilesOf(first)(0.5),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    perSecond,
  };
}

function percentilesOf(times: readonly number[]): (part: number) => number {
  const sorted = times.toSorted((a, b) => a - b);
  return (part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
