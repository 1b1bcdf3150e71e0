interface RequestOptions {
  method?: string;
  token?: string;
  body?: FormData | string;
  type?: 'json';
}

export interface TimedResponse {
  /** 0 if the server did not respond. */
  status: number;
  milliseconds: number;
}

const TIMEOUT_MS = 10_000;

/** Sends a request to the API and reads the response. */
export async function request(
  url: string,
  path: string,
  { method = 'GET', token, body, type }: RequestOptions = {},
): Promise<TimedResponse> {
  const start = performance.now();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(type && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let status = 0;
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      signal,
      ...(body && { body }),
    });
    await response.arrayBuffer();
    status = response.status;
  } catch {
    // Without a response within the time, or with a broken one.
  }
  return { status, milliseconds: performance.now() - start };
}

export interface ResponseCount {
  succeeded: number;
  failed: number;
  slowestMs: number;
}

const CLIENTS = 4;

/** Repeats a request with several clients for some time. */
export async function requestFor(
  durationMs: number,
  send: (turn: number) => Promise<TimedResponse>,
): Promise<ResponseCount> {
  const count: ResponseCount = { succeeded: 0, failed: 0, slowestMs: 0 };
  const end = performance.now() + durationMs;
  let turn = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (performance.now() < end) {
      turn += 1;
      const { status, milliseconds } = await send(turn);
      if (status === 200) count.succeeded += 1;
      else count.failed += 1;
      count.slowestMs = Math.max(count.slowestMs, milliseconds);
    }
  });
  await Promise.all(clients);
  return count;
}
