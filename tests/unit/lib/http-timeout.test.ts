// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { http } from '#src/lib/http.ts';

/** Never responds. */
const server = createServer(() => {});
const { baseURL } = http.defaults;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  http.defaults.baseURL = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  http.defaults.baseURL = baseURL;
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['A request', {}, 30_000],
  ['An upload', new FormData(), 600_000],
])('%s that gets no response ends with a clear error', async (_what, data, timeout) => {
  const settled = vi.fn();
  const request = http.post('/homes', data).catch(settled);
  await vi.advanceTimersByTimeAsync(timeout - 1000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await request;
  const message = 'The server took too long to respond. Check your connection and try again.';
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
});
