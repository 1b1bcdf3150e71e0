import { randomInt } from 'node:crypto';

/** A request that the load sent. */
interface Sent {
  isWrite: boolean;
  startedAt: number;
  endedAt: number;
  /** 0 without a response. */
  status: number;
}

/** Records the requests of the load and their results. */
export class RequestLog {
  readonly #sent: Sent[] = [];

  add(sent: Sent): void {
    this.#sent.push(sent);
  }

  get total(): number {
    return this.#sent.length;
  }

  /** Requests that got no success between two moments of `performance.now()`. */
  failures({ from = 0, to = Infinity } = {}): Sent[] {
    return this.#sent.filter(
      ({ status, endedAt }) => !isSuccess(status) && endedAt >= from && endedAt < to,
    );
  }

  /** End of the first confirmed write that was sent after that moment, or null. */
  firstWriteAfter(moment: number): number | null {
    const ends = this.#writes()
      .filter(({ startedAt }) => startedAt > moment)
      .map(({ endedAt }) => endedAt);
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** The longest time in which no write was confirmed. */
  longestPause({ from, to }: { from: number; to: number }): number {
    const ends = this.#writes()
      .map(({ endedAt }) => endedAt)
      .filter((end) => end > from && end < to)
      .sort((a, b) => a - b);
    return Math.max(...[...ends, to].map((end, at) => end - (ends[at - 1] ?? from)));
  }

  #writes(): Sent[] {
    return this.#sent.filter(({ isWrite, status }) => isWrite && isSuccess(status));
  }
}

export interface Request {
  method?: 'GET' | 'POST';
  token?: string | null;
  json?: object;
  form?: FormData;
}

/** Longer than the server and its database take to give up. */
const TIMEOUT_MS = 20_000;

/** Sends a request to the API; `body` is null without a response. */
export async function send(
  url: string,
  path: string,
  { method = 'GET', token, json, form }: Request = {},
): Promise<{ status: number; body: string | null }> {
  const headers = {
    // From a network of its own, to stay below the limits of one.
    'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
  };
  const body = form ?? (json && JSON.stringify(json));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      signal,
      ...(body && { body }),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    // A broken connection, or no response in time.
    return { status: 0, body: null };
  }
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** HAProxy found no server or lost one, or the server had no database: the client may try again. */
export function isTemporary(status: number): boolean {
  return [0, 502, 503, 504].includes(status);
}
